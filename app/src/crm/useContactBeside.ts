import type { Contact } from '@platform/api';
import { useCallback, useState } from 'react';
import type { Rows } from './useRows.ts';

export interface ContactBesideOptions {
  known: Rows<Contact>;
  contactId: string | null;
  contactHref: (contactId: string) => string;
  closeContact: () => void;
  stepToContact: (contactId: string) => void;
}

/** The contact that is open beside a list: what the list and what the panel need of each other. */
export function useContactBeside(options: ContactBesideOptions) {
  const { known, contactId, contactHref, closeContact, stepToContact } = options;
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const handleShown = useCallback(
    (ids: readonly string[]) => setShownIds((before) => (areSame(before, ids) ? before : ids)),
    [],
  );
  return {
    list: contactId === null ? {} : { openContactId: contactId, onContactsShown: handleShown },
    panel:
      contactId === null
        ? null
        : {
            contactId,
            known,
            contactHref,
            shownIds,
            onStep: stepToContact,
            onClose: closeContact,
            onLoadFailed: closeContact,
          },
  };
}

function areSame(before: readonly string[], ids: readonly string[]): boolean {
  return before.length === ids.length && before.every((id, index) => id === ids[index]);
}
