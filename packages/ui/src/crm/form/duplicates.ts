import { emailKey, isPhone, isSamePhone } from '@platform/i18n/text';
import type { CrmContact } from '../types.ts';

/** A contact that is likely the one being typed, and by what. */
export interface Duplicate {
  contact: CrmContact;
  by: 'email' | 'phone';
}

/**
 * Finds a likely duplicate among the loaded contacts: the same email in any case, else the same
 * phone number in any writing.
 *
 * @param ownId the contact that is edited, which is no duplicate of itself
 */
export function findDuplicate(
  contacts: readonly CrmContact[],
  typed: { email: string; phone: string },
  ownId?: string,
): Duplicate | undefined {
  const others = contacts.filter(({ key }) => key !== ownId);
  const email = emailKey(typed.email);
  const sameEmail = email && others.find((one) => emailKey(one.email) === email);
  if (sameEmail) return { contact: sameEmail, by: 'email' };
  const samePhone =
    isPhone(typed.phone) && others.find((one) => isSamePhone(typed.phone, one.phone));
  return samePhone ? { contact: samePhone, by: 'phone' } : undefined;
}
