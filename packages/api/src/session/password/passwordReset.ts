import { defineCall } from '../../http/call.ts';
import { isObject, read, toText } from '../../schema/fields.ts';
import { tokensIn } from '../tokens.ts';
import { toUser } from '../user.ts';
import type { ForgotPasswordBody, ResetPasswordBody } from './passwordReset.contract.ts';

/** Query parameter with the token of the link in the email. */
export const RESET_PARAMETER = 'token';

const service = { service: 'auth', method: 'POST', access: 'public' } as const;

export const forgotPassword = defineCall({
  ...service,
  path: '/v1/password/forgot',
  body: ({ email, redirectUri }: { email: string; redirectUri: string }): ForgotPasswordBody => ({
    email,
    frontend_redirect_uri: redirectUri,
  }),
});

export const resetResponseSchema = read((value) => {
  const response = isObject(value) ? value : {};
  return {
    email: toText(response.email),
    tokens: tokensIn(response),
    user: toUser(response.user_info),
  };
});

/** Needs no bearer token: the token of the link authenticates it. */
export const resetPassword = defineCall({
  ...service,
  path: '/v1/password/reset',
  body: ({ token, password }: { token: string; password: string }): ResetPasswordBody => ({
    token,
    password,
  }),
  response: resetResponseSchema,
});
