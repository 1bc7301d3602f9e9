import type { ConsentRecord } from '@platform/domain';
import type { CrmTexts } from './texts.ts';
import type { CrmContact } from './types.ts';

/** Answer of a contact to being called or texted; `unknown` if the contact was not asked. */
export type ConsentAnswer = 'yes' | 'no' | 'unknown';

export type ConsentChannel = 'voice' | 'sms';

export const CONSENT_ANSWERS = ['yes', 'no', 'unknown'] as const;

export const recordOf = (contact: CrmContact, channel: ConsentChannel): ConsentRecord | null =>
  (channel === 'voice' ? contact.consentVoiceRecord : contact.consentSmsRecord) ?? null;

export function consentOf(contact: CrmContact, channel: ConsentChannel): ConsentAnswer {
  if (channel === 'voice' ? contact.consentVoice : contact.consentSms) return 'yes';
  return recordOf(contact, channel) ? 'no' : 'unknown';
}

export const consentOptions = (t: CrmTexts) =>
  CONSENT_ANSWERS.map((value) => ({ value, label: t(`crm.consent.${value}`) }));
