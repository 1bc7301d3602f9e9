import { defineCall } from '../../http/call.ts';
import { accountResponseSchema } from '../accountResponse.ts';
import type { AcceptInviteBody } from './acceptInvite.contract.ts';

export interface AcceptInviteInput {
  token: string;
  email?: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Needs no bearer token: the invite token authenticates it. */
export const acceptInvite = defineCall({
  service: 'auth',
  method: 'POST',
  path: '/v1/accept-invite',
  access: 'public',
  body: ({ token, email, firstName, lastName, password }: AcceptInviteInput): AcceptInviteBody => ({
    token,
    email,
    first_name: firstName,
    last_name: lastName,
    password,
  }),
  response: accountResponseSchema,
});
