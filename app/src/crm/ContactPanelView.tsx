import { ContactPanel } from '@platform/ui';
import type { ContactPanelProps, Remote } from '@platform/ui';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useContactPanel } from './useContactPanel.ts';

export interface ContactPanelViewProps {
  /** The id of the address. */
  contactId: string;
  /** The contacts that the page has loaded. */
  contacts: Remote<LoadedContacts>;
  contactHref: (contactId: string) => string;
  /** Whom the rows of the page are about, in their order. */
  shownIds: readonly string[];
  /** Goes to another of them. */
  onStep: (contactId: string) => void;
  /** Opened for a look, from a row that keeps the focus. */
  isPreview: boolean;
  /** Says the place among them; where a row is not a contact that would count something else. */
  hasPosition?: boolean;
  onClose: () => void;
}

/** The contact of `?contact=` beside a page of the CRM. */
export function ContactPanelView(props: ContactPanelViewProps) {
  const { contactId, contacts, shownIds, onStep, hasPosition = false, ...rest } = props;
  const panel = useContactPanel(contactId, contacts);
  return (
    <ContactPanel {...panel} {...stepsFrom(contactId, shownIds, onStep, hasPosition)} {...rest} />
  );
}

function stepsFrom(
  contactId: string,
  ids: readonly string[],
  onStep: (contactId: string) => void,
  hasPosition: boolean,
): Pick<ContactPanelProps, 'position' | 'onPrevious' | 'onNext'> {
  const index = ids.indexOf(contactId);
  if (index === -1) return {};
  const stepTo = (id: string | undefined) => (id === undefined ? undefined : () => onStep(id));
  return {
    position: hasPosition ? { place: index + 1, of: ids.length } : undefined,
    onPrevious: stepTo(ids[index - 1]),
    onNext: stepTo(ids[index + 1]),
  };
}
