import { createContact, listContacts, updateContact } from '@platform/api';
import type { Contact, ContactInput } from '@platform/api';
import type { ContactOutcome, ContactValues, CrmContact, SaveOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../shared/session/ApiContext.ts';
import { withChange, withContact } from './contactEdits.ts';
import type { KeptContacts } from './contactEdits.ts';
import { dropSent } from './dropSent.ts';
import { fieldMessage } from './errors.ts';
import { contactItem } from './items.ts';
import { isListKey } from './keys.ts';
import { OVERVIEW_LIMIT } from './limits.ts';
import { useDrafts } from './useDrafts.ts';
import { useSaved } from './useSaved.ts';

/** Creating and changing contacts (spec 2.10, 8). Company and job title are not sent (reading 48). */
export function useContactWrites(contactOf: (item: CrmContact) => Contact | undefined) {
  const { http } = useApi();
  const { mutate } = useSWRConfig();
  const { t, reread, succeed, fail } = useSaved();
  const { contactDrafts } = useDrafts();

  /** Shows at once what was written. It does not reject: the write is done, whatever is kept of it. */
  const show = useCallback(
    (change: (kept: KeptContacts) => KeptContacts) =>
      mutate(isListKey('contacts'), change, { revalidate: false }).catch(() => undefined),
    [mutate],
  );

  const refuse = useCallback(
    (error: unknown, toast: string): SaveOutcome<'email'> & { status: 'refused' } => {
      const message = fail(error, toast);
      void reread('contacts');
      const atEmail = fieldMessage(error, 'email');
      return atEmail
        ? { status: 'refused', message: atEmail, field: 'email' }
        : { status: 'refused', message };
    },
    [fail, reread],
  );

  const onCreateContact = useCallback(
    async (values: ContactValues): Promise<ContactOutcome> => {
      let made: Contact | null;
      try {
        made = await createContact(http, inputOf(values));
      } catch (error) {
        return refuse(error, t('crm.error.createContact'));
      }
      succeed('crm.toast.contactCreated');
      dropSent(contactDrafts, '', values);
      const contact = made ?? (await findNewest(values));
      // It stands in the lists at once, so that a form around this one can name it.
      if (contact) await show(withContact(contact));
      void reread('contacts');
      return { status: 'saved', contact: contact ? contactItem(contact) : nobody };

      /** For a service that answers without the contact: the newest one with that address. */
      async function findNewest({ email }: ContactValues): Promise<Contact | undefined> {
        const search = email.trim();
        const found = await listContacts(http, { limit: OVERVIEW_LIMIT, search }).catch(() => []);
        return found.find((contact) => contact.email.toLowerCase() === search.toLowerCase());
      }
    },
    [contactDrafts, http, refuse, reread, show, succeed, t],
  );

  const onUpdateContact = useCallback(
    async (item: CrmContact, values: ContactValues): Promise<SaveOutcome<'email'>> => {
      const contact = contactOf(item);
      try {
        const { id = '', ...rest } = contact ?? {};
        await updateContact(http, id, { ...rest, ...inputOf(values) });
      } catch (error) {
        return refuse(error, t('crm.error.updateContact'));
      }
      succeed('crm.toast.contactUpdated');
      dropSent(contactDrafts, item.id, values);
      await show(withChange(item.id, inputOf(values)));
      void reread('contacts');
      return { status: 'saved' };
    },
    [contactDrafts, contactOf, http, refuse, reread, show, succeed, t],
  );

  return { onCreateContact, onUpdateContact };
}

const nobody: CrmContact = {
  id: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  notes: '',
  tags: [],
  consentSms: false,
  consentVoice: false,
  createdAt: null,
};

function inputOf({ firstName, lastName, email, phone, notes }: ContactValues): ContactInput {
  return { firstName, lastName, email, phone, notes };
}
