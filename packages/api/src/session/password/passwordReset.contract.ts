import * as z from 'zod';
import { describeCall } from '../../description/describeCall.ts';
import { done, email } from '../../description/shapes.ts';
import { newPassword } from '../account.contract.ts';
import { tokens } from '../tokens.contract.ts';
import { user } from '../user.contract.ts';
import { forgotPassword, resetPassword } from './passwordReset.ts';

const forgotBody = z.strictObject({
  email,
  frontend_redirect_uri: z
    .url()
    .describe('URL of the page that sets the password. Its origin must be allowed.'),
});

const resetBody = z.strictObject({
  token: z.string().min(1).describe('Token from the link in the email.'),
  password: newPassword,
});

const extension = 'password-reset';

export const passwordResetCalls = {
  forgot: describeCall(forgotPassword, {
    summary: 'Emails a link that sets a new password',
    notes:
      'The response is the same for unknown emails, so that it reveals nothing. The link is `frontend_redirect_uri` with `token` in the query. It is valid for one hour and works once; a newer link replaces the earlier ones.',
    extension,
    repeated: 'repeats',
    body: forgotBody,
    response: done,
    status: 202,
  }),
  reset: describeCall(resetPassword, {
    summary: 'Sets a new password, ends all sessions of the account and signs in',
    notes: 'Confirms the change by email. Sets the session cookie.',
    extension,
    repeated: 'RESET_USED',
    body: resetBody,
    response: z.object({
      email: z.string().optional().describe('Email to sign in with.'),
      tokens: tokens.optional().describe('If missing, the client opens the sign-in page.'),
      user_info: user.optional().describe('The user, used if `GET /v1/me` fails.'),
    }),
    errors: ['RESET_NOT_FOUND', 'RESET_USED', 'RESET_EXPIRED'],
  }),
};

export type ForgotPasswordBody = z.output<typeof forgotBody>;
export type ResetPasswordBody = z.output<typeof resetBody>;
