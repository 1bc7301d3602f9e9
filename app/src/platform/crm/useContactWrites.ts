import { addContact, changeContact } from '@platform/api';
import type { Contact, ContactFields } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { ContactOutcome, ContactValues, CrmContact, SaveOutcome } from '@platform/ui';
import { useAction } from '../../data/useAction.ts';
import type { ActionOutcome } from '../../data/useAction.ts';
import { refusalOf } from './refusal.ts';
import { useCrmDrafts } from './useCrmDrafts.ts';
import { useOpenContact } from './useOpenContact.ts';

/**
 * Creating and changing contacts. Company and job title are not sent.
 *
 * @param rows the contacts that can be changed
 */
export function useContactWrites(rows: readonly Contact[] | undefined) {
  const t = useTranslation(crmTexts);
  const { contactDrafts } = useCrmDrafts();
  const openContact = useOpenContact();
  const [create] = useAction(addContact, {
    success: () => t('crm.toast.contactCreated'),
    changed: (_input, contact) => ({
      ids: contact ? [contact.key] : [],
      open: openContact(contact?.key),
    }),
    failure: () => t('crm.error.createContact'),
    failureToast: 'whenUnseen',
  });
  const [change] = useAction(changeContact, {
    success: () => t('crm.toast.contactUpdated'),
    changed: ({ contact: { key } }) => ({ ids: [key], open: openContact(key) }),
    failure: () => t('crm.error.updateContact'),
    failureToast: 'whenUnseen',
  });
  const unexpected = t('crm.error.unexpected');

  function refuse(outcome: Extract<ActionOutcome<unknown>, { isDone: false }>) {
    const atEmail = outcome.fields['email'];
    return atEmail
      ? { status: 'refused' as const, message: atEmail, field: 'email' as const }
      : refusalOf(outcome, unexpected);
  }

  async function onCreateContact(values: ContactValues): Promise<ContactOutcome> {
    const removeDraft = contactDrafts.send('');
    const outcome = await create(fieldsOf(values));
    if (!outcome.isDone) return refuse(outcome);
    removeDraft();
    return { status: 'saved', contact: outcome.output ?? nobody };
  }

  async function onUpdateContact(
    { key }: CrmContact,
    values: ContactValues,
  ): Promise<SaveOutcome<'email'>> {
    const contact = rows?.find((row) => row.key === key);
    if (!contact) return { status: 'refused', message: unexpected };
    const removeDraft = contactDrafts.send(key);
    const outcome = await change({ contact, fields: fieldsOf(values) });
    if (!outcome.isDone) return refuse(outcome);
    removeDraft();
    return { status: 'saved' };
  }

  return { onCreateContact, onUpdateContact };
}

const nobody: CrmContact = {
  key: '',
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

function fieldsOf({ firstName, lastName, email, phone, notes }: ContactValues): ContactFields {
  return { firstName, lastName, email, phone, notes };
}
