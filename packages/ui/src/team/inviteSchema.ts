import * as z from 'zod/mini';
import { isEmail } from '../internal/email.ts';
import { INVITE_ROLES } from './roles.ts';

/** Text keys of what the invite form objects to (spec 5). */
export type InviteErrorKey =
  | 'common.validation.emailRequired'
  | 'common.validation.emailInvalid'
  | 'team.invite.duplicate'
  | 'team.invite.roleRequired';

const key = (text: InviteErrorKey) => text;

/**
 * The rules of the invite form, in the order of spec 5: an email, a valid one, one that is not
 * listed yet (trimmed, in any case); and a role. Messages are text keys.
 *
 * @param takenEmails addresses of the listed members and invites, as they are listed
 */
export function inviteSchema(takenEmails: readonly string[]) {
  const taken = new Set(takenEmails.map((email) => email.trim().toLowerCase()));
  return z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, { error: key('common.validation.emailRequired'), abort: true }),
      z.refine(isEmail, { error: key('common.validation.emailInvalid'), abort: true }),
      z.refine((email) => !taken.has(email.toLowerCase()), {
        error: key('team.invite.duplicate'),
      }),
    ),
    // '' until a role is chosen.
    role: z.pipe(z.string(), z.enum(INVITE_ROLES, { error: key('team.invite.roleRequired') })),
  });
}
