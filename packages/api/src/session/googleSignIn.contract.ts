import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { getGoogleAuthUrl, getGoogleProfile, postGoogleCallback } from './googleSignIn.ts';
import { tokens } from './tokens.contract.ts';
import { user } from './user.contract.ts';

const state = z.string().min(1).describe('One-time value of the client, returned as it came.');
const redirectUri = z
  .url()
  .describe('Address of the client to return to. Its origin must be an allowed one.');

const googleAuthUrlBody = z.strictObject({
  tenant_id: z.string().nullable().describe('The client sends null.'),
  redirect_uri: redirectUri,
  state,
});

const callbackBody = z.strictObject({
  code: z.string().min(1).describe('Authorization code from the query of the return address.'),
  state,
  redirect_uri: redirectUri.describe('The one that the sign-in began with.'),
});

const googleProfile = z
  .object({
    email: z.string().optional().describe('Email of the profile. Not shown.'),
    name: z.string().optional().describe('Full name. Without it the client shows the email.'),
    given_name: z.string().optional().describe('First name. Without it there is none.'),
    family_name: z.string().optional().describe('Last name. Without it there is none.'),
    picture: z
      .string()
      .optional()
      .describe('Address of a picture, or an empty string. The client then shows initials.'),
  })
  .meta({ id: 'GoogleProfile', description: 'The profile of the user at the identity provider.' });

export const googleSignInCalls = {
  authUrl: describeCall(getGoogleAuthUrl, {
    summary: 'Returns the address at which the external sign-in begins',
    body: googleAuthUrlBody,
    response: z.object({
      auth_url: z.url().describe('Address of the identity provider, to which the browser goes.'),
      state,
    }),
  }),
  callback: describeCall(postGoogleCallback, {
    summary: 'Exchanges an authorization code for a session',
    notes:
      'Sets the session cookie. The client sends it once for each return, and shows the message of a refusal.',
    repeated: 'INVALID_CODE',
    body: callbackBody,
    response: z.object({
      success: z.boolean().optional().describe('False refuses the sign-in. Default: true.'),
      user_info: user.optional().describe('The user, for the case that `GET /v1/me` fails.'),
      message: z.string().optional().describe('Text for people, shown if `success` is false.'),
      tokens: tokens
        .optional()
        .describe('Without them the client exchanges the cookie by `GET /v1/tokens`.'),
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
