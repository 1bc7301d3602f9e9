import { emailKey, isPhone, isSamePhone } from '@platform/i18n/text';
import type { CrmContact } from '../types.ts';

export interface Duplicate {
  contact: CrmContact;
  by: 'email' | 'phone';
}

/**
 * Finds a likely duplicate: the same email in any case, or the same phone number in any notation.
 * @param ownId id of the edited contact, which is not a duplicate of itself
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
