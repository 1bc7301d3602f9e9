import { trimText } from '@platform/i18n/text';
import { consentOf } from '../consent.ts';
import type { ContactValues, CrmContact } from '../types.ts';

export const NO_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  jobTitle: '',
  consentVoice: 'unknown',
  consentSms: 'unknown',
  tags: [],
  notes: '',
};

/** Values of the form for a contact; the name is split at the first space. */
export function contactValues(contact: CrmContact): ContactValues {
  const name = trimText(contact.name);
  const space = name.indexOf(' ');
  return {
    ...NO_CONTACT,
    firstName: space === -1 ? name : name.slice(0, space),
    lastName: space === -1 ? '' : trimText(name.slice(space + 1)),
    email: contact.email,
    phone: contact.phone,
    company: contact.company,
    consentVoice: consentOf(contact, 'voice'),
    consentSms: consentOf(contact, 'sms'),
    tags: [...new Set(contact.tags)],
    notes: contact.notes,
  };
}
