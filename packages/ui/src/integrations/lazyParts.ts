import { lazyPart } from '../internal/lazyPart.ts';

/** The dialog of a connection. */
export const manageDialog = lazyPart(async () => (await import('./ManageDialog.tsx')).ManageDialog);

/** What stands for an empty list, with its art. */
export const noIntegrations = lazyPart(
  async () => (await import('./NoIntegrations.tsx')).NoIntegrations,
);
