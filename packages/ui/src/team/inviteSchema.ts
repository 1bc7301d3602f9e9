import { isEmail } from '../internal/email.ts';
import { formSchema } from '../internal/formSchema.ts';
import { INVITE_ROLES } from './roles.ts';

/** Text keys of what the invite form objects to (spec 5). */
export type InviteErrorKey =
  | 'common.validation.emailRequired'
  | 'common.validation.emailInvalid'
  | 'team.invite.duplicate'
  | 'team.invite.roleRequired';

/** The fields as the form library holds them; the rules tell which role is one. */
export interface InviteInput {
  email: string;
  role: string;
}

interface InviteErrors {
  email?: InviteErrorKey;
  role?: InviteErrorKey;
}

/**
 * The rules of the invite form, in the order of spec 5: an email, a valid one, one that is not
 * listed yet (trimmed, in any case); and a role. Messages are text keys.
 *
 * @param takenEmails addresses of the listed members and invites, as they are listed
 */
export function inviteSchema(takenEmails: readonly string[]) {
  const taken = new Set(takenEmails.map((email) => email.trim().toLowerCase()));

  function emailError(email: string): InviteErrorKey | undefined {
    if (email === '') return 'common.validation.emailRequired';
    if (!isEmail(email)) return 'common.validation.emailInvalid';
    return taken.has(email.toLowerCase()) ? 'team.invite.duplicate' : undefined;
  }

  return formSchema((input: InviteInput) => {
    const email = input.email.trim();
    const role = INVITE_ROLES.find((name) => name === input.role);
    const errors: InviteErrors = {};
    const emailKey = emailError(email);
    if (emailKey) errors.email = emailKey;
    // '' until a role is chosen.
    if (!role) errors.role = 'team.invite.roleRequired';
    return emailKey || !role ? { errors } : { values: { email, role } };
  });
}
