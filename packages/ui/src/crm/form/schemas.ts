import { cleanEmail, cleanPhone, trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { emailCheck, phoneCheck } from '../../internal/fieldChecks.ts';
import type { EmailErrorKey, PhoneErrorKey } from '../../internal/fieldChecks.ts';

/** Text keys of what the forms object to. */
export type CrmErrorKey =
  | EmailErrorKey
  | PhoneErrorKey
  | 'crm.contact.nameRequired'
  | 'crm.leads.required'
  | 'crm.interactions.required';

/** Keeps a misspelled key from compiling. */
const key = (textKey: CrmErrorKey) => textKey;

const text = () => z.string().check(z.overwrite(trimText));
const chosen = (textKey: CrmErrorKey) => z.string().check(z.minLength(1, textKey));

/**
 * A contact needs an email and at least one of its names. One that came without keeps its
 * gap: whoever only adds a phone number is not held up by it.
 *
 * @param before the contact as it was; left out for a new one
 */
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
      notes: text(),
    })
    .check(
      z.refine(({ firstName, lastName }) => firstName !== '' || lastName !== '' || isNameless, {
        error: key('crm.contact.nameRequired'),
        path: ['firstName'],
      }),
    );
}

/** A lead needs a contact and a status. */
export const leadSchema = z.object({
  contactId: chosen('crm.leads.required'),
  status: chosen('crm.leads.required'),
  source: text(),
  ownerId: text(),
  notes: text(),
});

/** An interaction needs a contact, a type and a direction. */
export const interactionSchema = z.object({
  contactId: chosen('crm.interactions.required'),
  type: chosen('crm.interactions.required'),
  direction: chosen('crm.interactions.required'),
  summary: text(),
});
