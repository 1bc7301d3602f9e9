import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { sessionCalls } from './calls.ts';
import { callbackAnswerSchema, googleProfileSchema } from './googleSchema.ts';
import type { CallbackAnswer, GoogleProfile } from './googleSchema.ts';
import type { CallbackBody, GoogleAuthUrlBody } from './requests.ts';
import { googleAuthUrlAnswerSchema } from './schema.ts';

/** `POST /v1/google-auth-url`. */
export async function getGoogleAuthUrl(http: Http, json: GoogleAuthUrlBody) {
  return parse(googleAuthUrlAnswerSchema, await http.send(sessionCalls.googleAuthUrl, { json }));
}

/** `POST /v1/oauth/google/callback`. */
export async function postGoogleCallback(http: Http, json: CallbackBody): Promise<CallbackAnswer> {
  return parse(callbackAnswerSchema, await http.send(sessionCalls.googleCallback, { json }));
}

/** `GET /v1/oauth/google/profile`; the token also travels in the header. */
export async function getGoogleProfile(http: Http, accessToken: string): Promise<GoogleProfile> {
  const input = { query: { access_token: accessToken }, token: accessToken };
  return parse(googleProfileSchema, await http.send(sessionCalls.googleProfile, input));
}
