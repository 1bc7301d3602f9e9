import type { Contact } from '@platform/api';
import { contactPanel } from '@platform/ui';
import { useContactPanel } from './useContactPanel.ts';
import type { Rows } from './useRows.ts';

// Whoever comes for this module is about to need the panel.
contactPanel.prefetch();

export interface ContactPanelViewProps {
  /** The id of the address. */
  contactId: string;
  /** The contacts that the page has loaded. */
  known: Rows<Contact>;
  contactHref: (contactId: string) => string;
  onClose: () => void;
}

/** The contact of `?contact=` beside a page of the CRM. */
export function ContactPanelView({ contactId, known, ...rest }: ContactPanelViewProps) {
  return <contactPanel.Part {...useContactPanel(contactId, known)} {...rest} />;
}
