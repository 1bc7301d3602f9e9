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
    .describe('URL of the client to return to. Its origin must be allowed.'),
  password: z.string().min(1).optional().describe('Password. The client first tries without one.'),
});

const signedIn = z.object({
  tokens,
  success: z.literal(true).optional().describe('True; the client checks the tokens only.'),
  user_info: user.optional().describe('The user, used if `GET /v1/me` fails.'),
});

const redirected = z.object({
  auth_url: z.url().describe('URL of the identity provider, to redirect the browser to.'),
});

export const loginCalls = {
  login: describeCall(login, {
    summary: 'Signs in with a password, or returns the identity provider of an email',
    notes:
      'The body is `null`. `PASSWORD_REQUIRED` is also the response for unknown emails, so that it does not reveal which ones have an account. Sets the session cookie: `HttpOnly`, for the auth service only.',
    repeated: 'creates',
    query: loginQuery,
    response: z.union([signedIn, redirected]),
    errors: ['PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'ACCOUNT_INACTIVE'],
  }),
};
