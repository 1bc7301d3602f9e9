import { defineCall } from '../../http/call.ts';
import { isObject, read } from '../../schema/fields.ts';
import type { RegisterBody, ResendBody } from './registration.contract.ts';

export const CONFIRMATION_PARAMETER = 'confirmation';

/** `confirmed` comes with a session cookie; `used`: the account had already been confirmed. */
export const CONFIRMATIONS = ['confirmed', 'used', 'expired', 'invalid'] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** A service sends an email unless it says otherwise. */
export const registerResponseSchema = read((value) => ({
  needsConfirmation: !isObject(value) || value.requires_verification !== false,
}));

const service = { service: 'auth', method: 'POST', access: 'public' } as const;

interface RegisterInput {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  company: string;
  redirectUri: string;
}

export const register = defineCall({
  ...service,
  path: '/v1/register',
  body: (person: RegisterInput): RegisterBody => ({
    email: person.email,
    password: person.password,
    first_name: person.firstName,
    last_name: person.lastName,
    company: person.company,
    frontend_redirect_uri: person.redirectUri,
  }),
  response: registerResponseSchema,
});

export const resendConfirmation = defineCall({
  ...service,
  path: '/v1/register/resend',
  body: ({ email }: { email: string }): ResendBody => ({ email }),
});
