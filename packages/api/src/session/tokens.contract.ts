import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done } from '../description/shapes.ts';
import { getTokens, logout, refreshTokens } from './tokens.ts';
import { user } from './user.contract.ts';

const token = z.string().min(1);

export const tokens = z
  .object({
    access_token: token.describe('Bearer token of private calls.'),
    refresh_token: token.describe('Good once, for the next refresh.'),
    id_token: token.describe('Stored by the client and not sent anywhere.'),
  })
  .meta({ id: 'Tokens', description: 'The tokens of a session. The client takes all or none.' });

const refreshBody = z.strictObject({
  refresh_token: token.describe('The newest refresh token of the session.'),
});

export const tokenCalls = {
  exchangeCookie: describeCall(getTokens, {
    summary: 'Exchanges the session cookie for tokens',
    notes:
      'The client sends it when it starts without tokens, and after an external sign-in. The cookie stays good.',
    response: z.object({
      user_data: user.optional().describe('The user. The client asks `GET /v1/me` anyway.'),
      tokens,
    }),
    errors: ['NO_SESSION'],
  }),
  refresh: describeCall(refreshTokens, {
    summary: 'Exchanges a refresh token for new tokens',
    notes:
      'A refresh token is good once: a second use ends the session, except within a grace time, in which the response may have been lost. The client refreshes once at a time in all tabs, and tries up to three times after no response, 408, 425, 429 or 5xx.',
    repeated: 'REFRESH_REFUSED',
    body: refreshBody,
    response: tokens,
    errors: ['REFRESH_REFUSED'],
  }),
  logout: describeCall(logout, {
    summary: 'Ends the sessions of the bearer token and of the cookie',
    notes:
      'The client sends an empty object. An expired token, an unknown one or none is no error. Sent with `keepalive`, so that it outlives the page.',
    repeated: 'idempotent',
    response: done,
  }),
};

export type TokensWire = z.output<typeof tokens>;
export type RefreshBody = z.output<typeof refreshBody>;
