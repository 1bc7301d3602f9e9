import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { getGoogleAuthUrl, getGoogleProfile, postGoogleCallback } from './googleSignIn.ts';
import { tokens } from './tokens.contract.ts';
import { user } from './user.contract.ts';

const state = z.string().min(1).describe('One-time value of the client, returned unchanged.');
const redirectUri = z.url().describe('URL of the client to return to. Its origin must be allowed.');

const googleAuthUrlBody = z.strictObject({
  tenant_id: z.string().nullable().describe('The client sends null.'),
  redirect_uri: redirectUri,
  state,
});

const callbackBody = z.strictObject({
  code: z.string().min(1).describe('Authorization code from the query of the return URL.'),
  state,
  redirect_uri: redirectUri.describe('The return URL of the start of the sign-in.'),
});

const googleProfile = z
  .object({
    email: z.string().optional().describe('Email of the profile. Not shown by the client.'),
    name: z.string().optional().describe('Full name. If missing, the client shows the email.'),
    given_name: z.string().optional().describe('First name. If missing, there is none.'),
    family_name: z.string().optional().describe('Last name. If missing, there is none.'),
    picture: z
      .string()
      .optional()
      .describe('URL of a picture. If empty, the client shows initials.'),
  })
  .meta({ id: 'GoogleProfile', description: 'The profile of the user at the identity provider.' });

export const googleSignInCalls = {
  authUrl: describeCall(getGoogleAuthUrl, {
    summary: 'Returns the URL that starts the external sign-in',
    repeated: 'idempotent',
    body: googleAuthUrlBody,
    response: z.object({
      auth_url: z.url().describe('URL of the identity provider, to redirect the browser to.'),
      state,
    }),
  }),
  callback: describeCall(postGoogleCallback, {
    summary: 'Exchanges an authorization code for a session',
    notes:
      'Sets the session cookie. The client sends it once per return, and shows the message of an error.',
    repeated: 'INVALID_CODE',
    body: callbackBody,
    response: z.object({
      success: z
        .boolean()
        .optional()
        .describe('False means that the sign-in failed. Default: true.'),
      user_info: user.optional().describe('The user, used if `GET /v1/me` fails.'),
      message: z.string().optional().describe('Message for users, shown if `success` is false.'),
      tokens: tokens
        .optional()
        .describe('If missing, the client exchanges the cookie with `GET /v1/tokens`.'),
    }),
    errors: ['INVALID_CODE', 'NOT_A_MEMBER', 'ACCOUNT_INACTIVE'],
  }),
  profile: describeCall(getGoogleProfile, {
    summary: 'Returns the profile of the user at the identity provider',
    notes: 'Sent only for a user without a name. If it fails, the client shows the email.',
    query: z.object({
      access_token: z.string().optional().describe('The access token, as in the header.'),
    }),
    response: googleProfile,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
};

export type GoogleAuthUrlBody = z.output<typeof googleAuthUrlBody>;
export type CallbackBody = z.output<typeof callbackBody>;
