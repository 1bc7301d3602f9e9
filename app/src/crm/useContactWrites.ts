import { createContact, listContacts, updateContact } from '@platform/api';
import type { Contact, ContactInput } from '@platform/api';
import type { ContactOutcome, ContactValues, CrmContact, SaveOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../shared/session/ApiContext.ts';
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
      try {
        const made = await createContact(http, inputOf(values));
        succeed('crm.toast.contactCreated');
        dropSent(contactDrafts, '', values);
        const contact = made ?? (await findNewest(values));
        // It stands in the lists at once, so that a form around this one can name it.
        if (contact)
          await mutate(isListKey('contacts'), withContact(contact), { revalidate: false });
        void reread('contacts');
        return { status: 'saved', contact: contact ? contactItem(contact) : nobody };
      } catch (error) {
        return refuse(error, t('crm.error.createContact'));
      }

      /** For a service that answers without the contact: the newest one with that address. */
      async function findNewest({ email }: ContactValues): Promise<Contact | undefined> {
        const search = email.trim();
        const found = await listContacts(http, { limit: OVERVIEW_LIMIT, search }).catch(() => []);
        return found.find((contact) => contact.email.toLowerCase() === search.toLowerCase());
      }
    },
    [contactDrafts, http, mutate, refuse, reread, succeed, t],
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
      await reread('contacts');
      return { status: 'saved' };
    },
    [contactDrafts, contactOf, http, refuse, reread, succeed, t],
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

/** A load with one contact more at its top, unless it is there already. */
const withContact =
  (contact: Contact) =>
  (rows: readonly Contact[] | undefined): readonly Contact[] | undefined =>
    !rows || rows.some(({ key }) => key === contact.key) ? rows : [contact, ...rows];
