import { emailFault, phoneFault } from '@platform/i18n/text';
import type { EmailFault, PhoneFault } from '@platform/i18n/text';
import type * as z from 'zod/mini';

/** Text keys of what forms object to in an email, by what is wrong with it. */
export const EMAIL_KEYS = {
  invalid: 'common.validation.emailInvalid',
  letters: 'common.validation.emailLetters',
  tooLong: 'common.validation.emailTooLong',
} as const satisfies Record<EmailFault, string>;

/** Text keys of what forms object to in a telephone number. */
const PHONE_KEYS = {
  noNumber: 'common.validation.phoneNoNumber',
  tooLong: 'common.validation.phoneTooLong',
} as const satisfies Record<PhoneFault, string>;

export type EmailErrorKey =
  | 'common.validation.emailRequired'
  | (typeof EMAIL_KEYS)[keyof typeof EMAIL_KEYS];
export type PhoneErrorKey = (typeof PHONE_KEYS)[keyof typeof PHONE_KEYS];

type Check = z.core.CheckFn<string>;

/** Makes the check of a cleaned email. It lets an empty one pass, and one for which `isKept` is true. */
export const emailCheck =
  (isKept: (email: string) => boolean = () => false): Check =>
  (context) => {
    const { value: email } = context;
    const fault = email === '' || isKept(email) ? null : emailFault(email);
    if (fault) context.issues.push({ code: 'custom', message: EMAIL_KEYS[fault], input: email });
  };

/** Makes the check of a cleaned telephone number. It lets an empty one pass, and the kept one. */
export const phoneCheck =
  (kept?: string): Check =>
  (context) => {
    const { value: phone } = context;
    const fault = phone === kept ? null : phoneFault(phone);
    if (fault) context.issues.push({ code: 'custom', message: PHONE_KEYS[fault], input: phone });
  };
