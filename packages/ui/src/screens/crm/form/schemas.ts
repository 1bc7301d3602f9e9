import { cleanEmail, cleanPhone, trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { emailCheck } from '../../../internal/emailCheck.ts';
import type { EmailErrorKey } from '../../../internal/emailCheck.ts';
import { phoneCheck } from '../../../internal/phoneCheck.ts';
import type { PhoneErrorKey } from '../../../internal/phoneCheck.ts';
import { CONSENT_ANSWERS } from '../consent.ts';

export type CrmErrorKey =
  | EmailErrorKey
  | PhoneErrorKey
  | 'crm.contact.nameRequired'
  | 'crm.contact.tagsUnfinished'
  | 'crm.leads.required'
  | 'crm.interactions.required';

const key = (textKey: CrmErrorKey) => textKey;

const text = () => z.string().check(z.overwrite(trimText));
const chosen = (textKey: CrmErrorKey) => z.string().check(z.minLength(1, textKey));

/** A contact that lacked an email or name `before` the edit can be saved without it. */
export function contactSchema(before?: { email: string; name: string; phone?: string }) {
  const isNameless = before !== undefined && trimText(before.name) === '';
  const keptPhone = cleanPhone(before?.phone ?? '');
  const isKept = (email: string) => before !== undefined && email === cleanEmail(before.email);
  return z
    .object({
      firstName: text(),
      lastName: text(),
      email: z.string().check(
        z.overwrite(cleanEmail),
        z.refine((email) => email !== '' || isKept(email), key('common.validation.emailRequired')),
        emailCheck(isKept),
      ),
      phone: z.string().check(z.overwrite(cleanPhone), phoneCheck(keptPhone)),
      company: text(),
      jobTitle: text(),
      consentVoice: z.enum(CONSENT_ANSWERS),
      consentSms: z.enum(CONSENT_ANSWERS),
      tags: z.array(z.string(), key('crm.contact.tagsUnfinished')),
      notes: text(),
    })
    .check(
      z.refine(({ firstName, lastName }) => firstName !== '' || lastName !== '' || isNameless, {
        error: key('crm.contact.nameRequired'),
        path: ['firstName'],
      }),
    );
}

export const leadSchema = z.object({
  contactId: chosen('crm.leads.required'),
  status: chosen('crm.leads.required'),
  source: text(),
  ownerId: text(),
  notes: text(),
});

export const interactionSchema = z.object({
  contactId: chosen('crm.interactions.required'),
  type: chosen('crm.interactions.required'),
  direction: chosen('crm.interactions.required'),
  summary: text(),
});
