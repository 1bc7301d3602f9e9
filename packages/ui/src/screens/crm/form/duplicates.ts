import { emailKey, isPhone, isSamePhone } from '@platform/i18n/text';
import type { CrmContact } from '../types.ts';

export interface Duplicate {
  contact: CrmContact;
  by: 'email' | 'phone';
}

/** Compares emails in any case and numbers in any notation. `ownId`: the edited contact. */
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
