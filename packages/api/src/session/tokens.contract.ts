import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done } from '../description/shapes.ts';
import { getTokens, logout, refreshTokens } from './tokens.ts';
import { user } from './user.contract.ts';

const token = z.string().min(1);

export const tokens = z
  .object({
    access_token: token.describe('Bearer token of private calls.'),
    refresh_token: token.describe('Valid for one refresh.'),
    id_token: token.describe('Stored by the client, never sent.'),
  })
  .meta({ id: 'Tokens', description: 'The tokens of a session. The client uses all or none.' });

const refreshBody = z.strictObject({
  refresh_token: token.describe('Latest refresh token of the session.'),
});

export const tokenCalls = {
  exchangeCookie: describeCall(getTokens, {
    summary: 'Exchanges the session cookie for tokens',
    notes:
      'Called at start-up without tokens, and after an external sign-in. The cookie stays valid.',
    readsCookie: true,
    response: z.object({
      user_data: user.optional().describe('The user. The client calls `GET /v1/me` anyway.'),
      tokens,
    }),
    errors: ['NO_SESSION'],
  }),
  refresh: describeCall(refreshTokens, {
    summary: 'Exchanges a refresh token for new tokens',
    notes:
      'A refresh token is valid once: a second use ends the session, except within a grace period, because the first response may have been lost. Only one tab refreshes at a time, with up to three attempts after no response, 408, 425, 429 or 5xx.',
    repeated: 'REFRESH_REFUSED',
    body: refreshBody,
    response: tokens,
    errors: ['REFRESH_REFUSED'],
  }),
  logout: describeCall(logout, {
    summary: 'Ends the sessions of the bearer token and of the cookie',
    notes:
      'The client sends an empty object. An expired, unknown or missing token is not an error. Sent with `keepalive`, so that it outlives the page.',
    readsCookie: true,
    repeated: 'idempotent',
    response: done,
  }),
};

export type TokensWire = z.output<typeof tokens>;
export type RefreshBody = z.output<typeof refreshBody>;
