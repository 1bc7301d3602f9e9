import { useMemo } from 'react';
import type {
  ContactOutcome,
  ContactValues,
  CrmContact,
  FormDrafts,
  SaveOutcome,
} from '../types.ts';
import { contactValues, NO_CONTACT } from './contactName.ts';
import { contactRules } from './rules.ts';
import { useDiscard } from './useDiscard.ts';
import { useSaveForm } from './useSaveForm.ts';

export interface ContactFormOptions {
  /** The contact to edit; left out for a new one. */
  contact: CrmContact | undefined;
  onSave: (values: ContactValues) => Promise<ContactOutcome | SaveOutcome<'email'>>;
  drafts: FormDrafts<ContactValues> | undefined;
  /** Called when it is saved, given up or cancelled; with the contact where one was created. */
  onDone: (created?: CrmContact) => void;
}

/** The form of a contact, new or known. */
export function useContactForm({ contact, onSave, drafts, onDone }: ContactFormOptions) {
  const id = contact?.id ?? '';
  const blank = useMemo(() => (contact ? contactValues(contact) : NO_CONTACT), [contact]);

  function done(created?: CrmContact): void {
    drafts?.keep(id, null);
    onDone(created);
  }

  const form = useSaveForm<ContactValues, { status: 'saved'; contact?: CrmContact }>({
    blank,
    draft: drafts?.read(id),
    rules: contactRules(contact),
    onSave,
    onSaved: (saved) => done(saved.contact),
    onChange: (typed) => drafts?.keep(id, typed),
  });
  const discard = useDiscard({
    isDirty: form.isDirty,
    isPending: form.isPending,
    giveUp: () => done(),
    focusFirst: () => form.focusField('firstName'),
  });
  return { form, discard };
}
