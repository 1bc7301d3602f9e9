import { ContactPanel } from '@platform/ui/crm';
import type { Remote } from '@platform/ui';
import type { ContactPanelActions } from '@platform/ui/crm';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useContactPanel } from './useContactPanel.ts';

export interface ContactPanelViewProps {
  contactId: string;
  contacts: Remote<LoadedContacts>;
  contactHref: (contactId: string) => string;
  shownIds: readonly string[];
  onStep: (contactId: string) => void;
  isPreview: boolean;
  hasPosition?: boolean;
  onClose: () => void;
}

export function ContactPanelView(props: ContactPanelViewProps) {
  const { contactId, contacts, contactHref, shownIds, isPreview, hasPosition, onClose } = props;
  const { state, actions, drafts } = useContactPanel(contactId, contacts);
  const index = shownIds.indexOf(contactId);
  const position =
    hasPosition && index !== -1 ? { number: index + 1, total: shownIds.length } : undefined;
  return (
    <ContactPanel
      contactHref={contactHref}
      state={{ ...state, isPreview, position }}
      actions={{ ...actions, ...stepsFrom(index, shownIds, props.onStep), onClose }}
      {...drafts}
    />
  );
}

function stepsFrom(
  index: number,
  ids: readonly string[],
  onStep: (contactId: string) => void,
): Pick<ContactPanelActions, 'onPrevious' | 'onNext'> {
  if (index === -1) return {};
  const stepTo = (id: string | undefined) => (id === undefined ? undefined : () => onStep(id));
  return {
    onPrevious: stepTo(ids[index - 1]),
    onNext: stepTo(ids[index + 1]),
  };
}
