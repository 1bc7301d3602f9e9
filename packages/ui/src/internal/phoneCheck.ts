import { phoneFault } from '@platform/i18n/text';
import type { PhoneFault } from '@platform/i18n/text';
import type * as z from 'zod/mini';

const PHONE_KEYS = {
  noNumber: 'common.validation.phoneNoNumber',
  tooLong: 'common.validation.phoneTooLong',
} as const satisfies Record<PhoneFault, string>;

export type PhoneErrorKey = (typeof PHONE_KEYS)[keyof typeof PHONE_KEYS];

/** Returns the check of a cleaned phone number; empty ones and the kept one pass. */
export const phoneCheck =
  (storedPhone?: string): z.core.CheckFn<string> =>
  (context) => {
    const { value: phone } = context;
    const fault = phone === storedPhone ? null : phoneFault(phone);
    if (fault) context.issues.push({ code: 'custom', message: PHONE_KEYS[fault], input: phone });
  };
