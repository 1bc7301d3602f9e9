import type { Contact, ContactChoices } from '@platform/api';
import type { ContactsChange, ContactValues } from '@platform/ui/crm';

type Answers = Pick<ContactsChange, 'consentVoice' | 'consentSms'>;
type Consent = Omit<ContactChoices, 'tags'>;

/**
 * Returns the consents that change, with their date and source. An unchanged consent keeps its
 * record.
 */
export function consentFields(
  contact: Contact | undefined,
  { consentVoice, consentSms }: Answers,
  source: 'contact_form' | 'bulk',
): Partial<Consent> {
  const record = { since: new Date(), source };
  const isNew = (answer: ContactValues['consentSms'], agreed = false, known: unknown = null) =>
    answer !== (agreed ? 'yes' : known ? 'no' : 'unknown');
  const fields: Partial<Consent> = {};
  if (consentVoice && isNew(consentVoice, contact?.consentVoice, contact?.consentVoiceRecord)) {
    fields.consentVoice = consentVoice === 'yes';
    fields.consentVoiceRecord = consentVoice === 'unknown' ? null : record;
  }
  if (consentSms && isNew(consentSms, contact?.consentSms, contact?.consentSmsRecord)) {
    fields.consentSms = consentSms === 'yes';
    fields.consentSmsRecord = consentSms === 'unknown' ? null : record;
  }
  return fields;
}
