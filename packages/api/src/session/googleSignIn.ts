import { defineCall } from '../http/call.ts';
import { readObject, toText, unwrap } from '../schema/fields.ts';
import type { CallbackBody, GoogleAuthUrlBody } from './googleSignIn.contract.ts';
import { tokensIn } from './tokens.ts';
import type { TokenSet } from './tokens.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

/** The URL is not validated yet; pass it to `safeUrl`. */
export const googleAuthUrlResponseSchema = readObject((value) => ({
  authUrl: value.auth_url ?? null,
  state: toText(value.state),
}));

export interface CallbackResponse {
  isSuccess: boolean;
  user: User | null;
  tokens: TokenSet | null;
  message: string;
}

/** Only an explicit `success: false` is a failure. */
export const callbackResponseSchema = readObject((value): CallbackResponse => ({
  isSuccess: value.success !== false,
  user: toUser(value.user_info),
  tokens: tokensIn(value),
  message: toText(value.message),
}));

export const googleProfileSchema = readObject((value) => {
  const profile = unwrap(value, 'profile', 'user_info');
  return {
    firstName: toText(profile.first_name, toText(profile.given_name)),
    lastName: toText(profile.last_name, toText(profile.family_name)),
    name: toText(profile.name),
    email: toText(profile.email),
    picture: toText(profile.picture),
  };
});

export const getGoogleAuthUrl = defineCall({
  service: 'auth',
  method: 'POST',
  path: '/v1/google-auth-url',
  access: 'public',
  body: ({ redirectUri, state }: { redirectUri: string; state: string }): GoogleAuthUrlBody => ({
    tenant_id: null,
    redirect_uri: redirectUri,
    state,
  }),
  response: googleAuthUrlResponseSchema,
});

interface CallbackInput {
  code: string;
  state: string;
  /** The URL that the code was issued for. */
  redirectUri: string;
}

export const postGoogleCallback = defineCall({
  service: 'auth',
  method: 'POST',
  path: '/v1/oauth/google/callback',
  access: 'public',
  body: ({ code, state, redirectUri }: CallbackInput): CallbackBody => ({
    code,
    state,
    redirect_uri: redirectUri,
  }),
  response: callbackResponseSchema,
});

/** The access token is sent in the query and in the header. */
export const getGoogleProfile = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/v1/oauth/google/profile',
  access: 'bearer',
  query: ({ accessToken }: { accessToken: string }) => ({ access_token: accessToken }),
  response: googleProfileSchema,
});
