import { lazyPart } from '../internal/lazyPart.ts';

/** The dialogs with their form library. */
export const contactDialog = lazyPart(
  async () => (await import('./ContactDialog.tsx')).ContactDialog,
);
export const leadDialog = lazyPart(async () => (await import('./LeadDialog.tsx')).LeadDialog);
export const interactionDialog = lazyPart(
  async () => (await import('./InteractionDialog.tsx')).InteractionDialog,
);

/** What stands for an empty list, with its art. */
export const noRows = lazyPart(async () => (await import('./NoRows.tsx')).NoRows);

/** The board with its dragging. */
export const leadBoard = lazyPart(async () => (await import('./board/LeadBoard.tsx')).LeadBoard);

/** The contact of `?contact=`, beside a page. */
export const contactPanel = lazyPart(
  async () => (await import('./panel/ContactPanel.tsx')).ContactPanel,
);
