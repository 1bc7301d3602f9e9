import { defineCall } from '../../http/call.ts';
import { accountResponseSchema } from '../accountResponse.ts';
import type { ForgotPasswordBody, ResetPasswordBody } from './passwordReset.contract.ts';

const service = { service: 'auth', method: 'POST', access: 'public' } as const;

export const forgotPassword = defineCall({
  ...service,
  path: '/v1/password/forgot',
  body: ({ email, redirectUri }: { email: string; redirectUri: string }): ForgotPasswordBody => ({
    email,
    frontend_redirect_uri: redirectUri,
  }),
});

/** Needs no bearer token: the token of the link authenticates it. */
export const resetPassword = defineCall({
  ...service,
  path: '/v1/password/reset',
  body: ({ token, password }: { token: string; password: string }): ResetPasswordBody => ({
    token,
    password,
  }),
  response: accountResponseSchema,
});
