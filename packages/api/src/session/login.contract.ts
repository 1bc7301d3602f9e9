import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { email } from '../description/shapes.ts';
import { login } from './login.ts';
import { tokens } from './tokens.contract.ts';
import { user } from './user.contract.ts';

const loginQuery = z.object({
  email,
  frontend_redirect_uri: z
    .url()
    .describe('Address of the client to return to. Its origin must be an allowed one.'),
  password: z.string().min(1).optional().describe('Password. The client first tries without one.'),
});

const signedIn = z.object({
  tokens,
  success: z.literal(true).optional().describe('True; the tokens are what counts.'),
  user_info: user.optional().describe('The user, for the case that `GET /v1/me` fails.'),
});

const redirected = z.object({
  auth_url: z.url().describe('Address of the identity provider, to which the browser goes.'),
});

export const loginCalls = {
  login: describeCall(login, {
    summary: 'Signs in by password, or names the identity provider of an email',
    notes:
      'The body is `null`. `PASSWORD_REQUIRED` comes for unknown emails, too, so that it does not reveal which have an account. Sets the session cookie, `HttpOnly` and of the auth service only.',
    repeated: 'creates',
    query: loginQuery,
    response: z.union([signedIn, redirected]),
    errors: ['PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'ACCOUNT_INACTIVE'],
  }),
};
