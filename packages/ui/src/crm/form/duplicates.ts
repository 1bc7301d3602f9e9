import { emailKey } from '@platform/i18n/text';
import type { CrmContact } from '../types.ts';

/** A contact that is likely the one being typed, and by what. */
export interface Duplicate {
  contact: CrmContact;
  by: 'email' | 'phone';
}

/** Fewer digits are an extension or a number half typed. */
const fewestDigits = 7;

/** The digits without the signs of a country and of a trunk, which are written or not. */
function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** '+44 20 7946 0112' and '020 7946 0112' are one number. */
function isSamePhone(typed: string, known: string): boolean {
  if (typed.length < fewestDigits || known.length < fewestDigits) return false;
  return typed.endsWith(known) || known.endsWith(typed);
}

/**
 * Finds a likely duplicate among the loaded contacts: the same email in any case, else the same
 * digits of a phone number.
 *
 * @param ownId the contact that is edited, which is no duplicate of itself
 */
export function findDuplicate(
  contacts: readonly CrmContact[],
  typed: { email: string; phone: string },
  ownId?: string,
): Duplicate | undefined {
  const others = contacts.filter(({ id }) => id !== ownId);
  const email = emailKey(typed.email);
  const sameEmail = email && others.find((one) => emailKey(one.email) === email);
  if (sameEmail) return { contact: sameEmail, by: 'email' };
  const phone = digitsOf(typed.phone);
  const samePhone =
    phone.length >= fewestDigits && others.find((one) => isSamePhone(phone, digitsOf(one.phone)));
  return samePhone ? { contact: samePhone, by: 'phone' } : undefined;
}
