import { ACCOUNT_LIMITS } from '@platform/domain';
import type { profileTexts, TextKey } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';

export type ProfileErrorKey = Extract<
  TextKey<typeof profileTexts>,
  `profile.error.${'nameRequired' | 'nameTooLong'}`
>;

const key = (text: ProfileErrorKey): string => text;

const name = z
  .string()
  .check(z.overwrite(trimText), z.maxLength(ACCOUNT_LIMITS.name, key('profile.error.nameTooLong')));

export const profileSchema = z
  .object({ firstName: name, lastName: name, picture: z.string() })
  .check(
    z.refine(({ firstName, lastName }) => firstName !== '' || lastName !== '', {
      path: ['firstName'],
      error: key('profile.error.nameRequired'),
    }),
  );
