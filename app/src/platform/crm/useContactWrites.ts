import { addContact, changeContact } from '@platform/api';
import type { Contact } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { SaveOutcome } from '@platform/ui';
import type { ContactOutcome, ContactValues, CrmContact } from '@platform/ui/crm';
import { consentFields } from './consentFields.ts';
import { useSave } from '../../kit/useSave.ts';
import { crmFailureText } from './crmFailureText.ts';
import { useOpenContact } from './useOpenContact.ts';

/** Company and job title are not sent. */
export function useContactWrites(rows: readonly Contact[] | undefined) {
  const t = useTranslation(crmTexts);
  const openContact = useOpenContact();
  const unexpected = t('crm.error.unexpected');
  const form = {
    fields: { email: 'email' },
    message: crmFailureText(unexpected),
    failureToast: 'whenMessageHidden',
  } as const;
  const create = useSave(addContact, {
    ...form,
    success: () => t('crm.toast.contactCreated'),
    changed: (_input, contact) => ({
      ids: contact ? [contact.key] : [],
      open: openContact(contact?.key),
    }),
    failure: () => t('crm.error.createContact'),
  });
  const change = useSave(changeContact, {
    ...form,
    success: () => t('crm.toast.contactUpdated'),
    changed: ({ contact: { key } }) => ({ ids: [key], open: openContact(key) }),
    failure: () => t('crm.error.updateContact'),
  });

  async function onCreateContact(values: ContactValues): Promise<ContactOutcome> {
    const outcome = await create({
      ...fieldsOf(values),
      ...consentFields(undefined, values, 'contact_form'),
    });
    if (outcome.status === 'refused') return outcome;
    return { status: 'saved', contact: outcome.output ?? UNKNOWN_CONTACT };
  }

  async function onUpdateContact(
    { key }: CrmContact,
    values: ContactValues,
  ): Promise<SaveOutcome<'email'>> {
    const contact = rows?.find((row) => row.key === key);
    return contact
      ? change({
          contact,
          fields: { ...fieldsOf(values), ...consentFields(contact, values, 'contact_form') },
        })
      : { status: 'refused', message: unexpected };
  }

  return { onCreateContact, onUpdateContact };
}

const UNKNOWN_CONTACT: CrmContact = {
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

function fieldsOf({ firstName, lastName, email, phone, tags, notes }: ContactValues) {
  return { firstName, lastName, email, phone, tags, notes };
}
