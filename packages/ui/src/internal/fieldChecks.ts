import { emailFault, phoneFault } from '@platform/i18n/text';
import type { EmailFault, PhoneFault } from '@platform/i18n/text';
import type * as z from 'zod/mini';

export const EMAIL_KEYS = {
  invalid: 'common.validation.emailInvalid',
  letters: 'common.validation.emailLetters',
  tooLong: 'common.validation.emailTooLong',
} as const satisfies Record<EmailFault, string>;

const PHONE_KEYS = {
  noNumber: 'common.validation.phoneNoNumber',
  tooLong: 'common.validation.phoneTooLong',
} as const satisfies Record<PhoneFault, string>;

export type EmailErrorKey =
  | 'common.validation.emailRequired'
  | (typeof EMAIL_KEYS)[keyof typeof EMAIL_KEYS];
export type PhoneErrorKey = (typeof PHONE_KEYS)[keyof typeof PHONE_KEYS];

type Check = z.core.CheckFn<string>;

/** Returns the check of a cleaned email; empty ones and those with `isKept` pass. */
export const emailCheck =
  (isKept: (email: string) => boolean = () => false): Check =>
  (context) => {
    const { value: email } = context;
    const fault = email === '' || isKept(email) ? null : emailFault(email);
    if (fault) context.issues.push({ code: 'custom', message: EMAIL_KEYS[fault], input: email });
  };

export const phoneCheck =
  (kept?: string): Check =>
  (context) => {
    const { value: phone } = context;
    const fault = phone === kept ? null : phoneFault(phone);
    if (fault) context.issues.push({ code: 'custom', message: PHONE_KEYS[fault], input: phone });
  };
