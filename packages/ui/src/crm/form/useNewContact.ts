import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactOutcome, ContactValues, CrmContact, FormDrafts } from '../types.ts';
import { useContactForm } from './useContactForm.ts';

export interface NewContactOptions {
  contacts: readonly CrmContact[];
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
  drafts: FormDrafts<ContactValues> | undefined;
  /** Called when the form around is back: with the contact where one was created. */
  onBack: (created: CrmContact | undefined) => void;
}

export interface NewContact extends ReturnType<typeof useContactForm> {
  /** The form of the contact stands in place of the one around. */
  isOpen: boolean;
  open: () => void;
  /** The loaded contacts, and those created here since. */
  contacts: readonly CrmContact[];
}

/** A step aside from a form to a new contact, which loses nothing of that form. */
export function useNewContact(options: NewContactOptions): NewContact {
  const { contacts, onCreateContact, drafts, onBack } = options;
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState<readonly CrmContact[]>([]);
  const { form, discard } = useContactForm({
    contact: undefined,
    onSave: onCreateContact,
    drafts,
    onDone: (contact) => {
      // The form around must be there again before it can take the focus.
      flushSync(() => {
        setIsOpen(false);
        if (contact) setCreated((before) => [contact, ...before]);
      });
      form.clear();
      onBack(contact);
    },
  });

  const all = useMemo(() => {
    const known = new Set(contacts.map(({ id }) => id));
    const fresh = created.filter(({ id }) => !known.has(id));
    return fresh.length === 0 ? contacts : [...fresh, ...contacts];
  }, [contacts, created]);

  function open(): void {
    flushSync(() => setIsOpen(true));
    form.focusField('firstName');
  }

  return { form, discard, isOpen, open, contacts: all };
}
