import type { InviteRole } from '@platform/domain';
import { cleanEmail, emailKey } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { emailCheck } from '../internal/fieldChecks.ts';
import type { EmailErrorKey } from '../internal/fieldChecks.ts';

/** The roles that an invite can offer. */
export const INVITE_ROLES: readonly InviteRole[] = ['admin', 'editor', 'viewer'];

/** Text keys of what the invite form objects to. */
export type InviteErrorKey =
  | EmailErrorKey
  | 'teamDialogs.invite.duplicate'
  | 'teamDialogs.invite.roleRequired';

/** Keeps a misspelled key from compiling. */
const key = (textKey: InviteErrorKey) => textKey;

/**
 * An email, a valid one, one that is not listed yet (in any case); and a role. Messages are text
 * keys.
 *
 * @param takenEmails addresses of the listed members and invites, as they are listed
 */
export function inviteSchema(takenEmails: readonly string[]) {
  const taken = new Set(takenEmails.map(emailKey));
  return z.object({
    email: z.string().check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: key('common.validation.emailRequired'), abort: true }),
      emailCheck(),
      z.refine((email) => !taken.has(emailKey(email)), key('teamDialogs.invite.duplicate')),
    ),
    // '' until one is chosen.
    role: z.enum(INVITE_ROLES, key('teamDialogs.invite.roleRequired')),
  });
}
