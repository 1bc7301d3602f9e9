import { ContactPanel } from '@platform/ui/crm';
import type { Remote } from '@platform/ui';
import type { ContactPanelProps } from '@platform/ui/crm';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useContactPanel } from './useContactPanel.ts';

export interface ContactPanelViewProps {
  contactId: string;
  contacts: Remote<LoadedContacts>;
  contactHref: (contactId: string) => string;
  shownIds: readonly string[];
  onStep: (contactId: string) => void;
  isPreview: boolean;
  /** True if each row is a contact, so that the position can be shown. */
  hasPosition?: boolean;
  onClose: () => void;
}

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
