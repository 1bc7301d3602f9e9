import { cleanEmail, emailKey } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { emailCheck } from '../../internal/emailCheck.ts';
import type { EmailErrorKey } from '../../internal/emailCheck.ts';

export type InviteErrorKey =
  | EmailErrorKey
  | 'teamDialogs.invite.duplicate'
  | 'teamDialogs.invite.roleRequired';

const key = (textKey: InviteErrorKey) => textKey;

/** Compares `takenEmails` in any case. Messages are text keys. */
export function inviteSchema(takenEmails: readonly string[], roles: readonly string[]) {
  const takenKeys = new Set(takenEmails.map(emailKey));
  return z.object({
    email: z.string().check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: key('common.validation.emailRequired'), abort: true }),
      emailCheck(),
      z.refine((email) => !takenKeys.has(emailKey(email)), key('teamDialogs.invite.duplicate')),
    ),
    // '' until a role is chosen.
    role: z.enum(roles, key('teamDialogs.invite.roleRequired')),
  });
}
