import { emailFault } from '@platform/i18n/text';
import type { EmailFault } from '@platform/i18n/text';
import type * as z from 'zod/mini';

export const EMAIL_KEYS = {
  invalid: 'common.validation.emailInvalid',
  letters: 'common.validation.emailLetters',
  tooLong: 'common.validation.emailTooLong',
} as const satisfies Record<EmailFault, string>;

export type EmailErrorKey =
  | 'common.validation.emailRequired'
  | (typeof EMAIL_KEYS)[keyof typeof EMAIL_KEYS];

/** Returns the check of a cleaned email; empty ones and those with `isKept` pass. */
export const emailCheck =
  (isKept: (email: string) => boolean = () => false): z.core.CheckFn<string> =>
  (context) => {
    const { value: email } = context;
    const fault = email === '' || isKept(email) ? null : emailFault(email);
    if (fault) context.issues.push({ code: 'custom', message: EMAIL_KEYS[fault], input: email });
  };
