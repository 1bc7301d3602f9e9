import * as z from 'zod';
import { describeCall } from '../../description/describeCall.ts';
import { email } from '../../description/shapes.ts';
import { firstName, hasName, lastName, nameRequired, newPassword } from '../account.contract.ts';
import { tokens } from '../tokens.contract.ts';
import { user } from '../user.contract.ts';
import { acceptInvite } from './acceptInvite.ts';

const acceptInviteBody = z
  .strictObject({
    token: z.string().min(1).describe('Token from the link in the invite email.'),
    email: email.optional().describe('If sent, it must be the invited email.'),
    first_name: firstName.optional(),
    last_name: lastName.optional(),
    password: newPassword,
  })
  .refine(hasName, nameRequired);

export const acceptInviteCalls = {
  accept: describeCall(acceptInvite, {
    summary: 'Accepts an invite: creates the account and signs in',
    notes:
      'If the email already has an account, the service turns the invite into a role request and responds with `EMAIL_EXISTS`. Sets the session cookie.',
    repeated: 'ALREADY_ACCEPTED',
    body: acceptInviteBody,
    response: z.object({
      email: z
        .string()
        .optional()
        .describe(
          'Email to sign in with. If missing, the client uses the email that the user typed.',
        ),
      tokens: tokens.optional().describe('If missing, the client opens the sign-in page.'),
      user_info: user.optional().describe('The user, used if `GET /v1/me` fails.'),
    }),
    errors: [
      'INVITE_NOT_FOUND',
      'EMAIL_EXISTS',
      'ALREADY_ACCEPTED',
      'INVITE_CANCELLED',
      'INVITE_EXPIRED',
    ],
  }),
};

export type AcceptInviteBody = z.output<typeof acceptInviteBody>;
