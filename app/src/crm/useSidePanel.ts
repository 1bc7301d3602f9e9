import type { Remote } from '@platform/ui';
import { useCallback, useMemo, useState } from 'react';
import type { ContactPanelViewProps } from './ContactPanelView.tsx';
import type { LoadedContacts } from '../platform/crm/lists.ts';

export interface SidePanelOptions {
  contactId: string;
  onContactChange: (contactId: string) => void;
  contacts: Remote<LoadedContacts>;
  contactHref: (contactId: string) => string;
}

export function useSidePanel({ contactId, onContactChange, ...rest }: SidePanelOptions) {
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const onContactsShown = useCallback(
    (ids: readonly string[]) =>
      setShownIds((previous) => (areSame(previous, ids) ? previous : ids)),
    [],
  );
  const onClose = useCallback(() => onContactChange(''), [onContactChange]);

  const [isPreview, setPreview] = useState(false);
  const contactPreview = useMemo(
    () => ({
      onOpen: (id: string) => {
        setPreview(true);
        onContactChange(id);
      },
      onClose,
      onEnter: () => setPreview(false),
    }),
    [onContactChange, onClose],
  );

  const isOpen = contactId !== '' && rest.contacts.status !== 'unavailable';
  const panel: ContactPanelViewProps | null = isOpen
    ? { ...rest, contactId, isPreview, shownIds, onStep: onContactChange, onClose }
    : null;
  if (isPreview && !isOpen) setPreview(false);
  return {
    openContactId: isOpen ? contactId : undefined,
    listActions: { contactPreview, onContactsShown: isOpen ? onContactsShown : undefined },
    panel,
  };
}

function areSame(previous: readonly string[], ids: readonly string[]): boolean {
  return previous.length === ids.length && previous.every((id, index) => id === ids[index]);
}
