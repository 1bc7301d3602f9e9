import { lazyPart } from '@platform/ui';
import type { LazyPart } from '@platform/ui';
import type { ContactPanelViewProps } from './ContactPanelView.tsx';

/** The panel of a contact: the page below it is there without. */
export const contactPanelView: LazyPart<ContactPanelViewProps> = lazyPart(
  async () => (await import('./ContactPanelView.tsx')).ContactPanelView,
);

/** The placeholder for a deployment without the CRM (reading 57). */
export const notOfferedView: LazyPart<object> = lazyPart(
  async () => (await import('./NotOffered.tsx')).NotOffered,
);
