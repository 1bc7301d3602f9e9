import { defineCall } from '../../http/call.ts';
import { isObject, read } from '../../schema/fields.ts';
import type { RegisterBody, ResendBody } from './registration.contract.ts';

/** Query parameter with the outcome of a confirmation link. */
export const CONFIRMATION_PARAMETER = 'confirmation';

/**
 * Outcome of a confirmation link.
 *
 * - `confirmed`: the account exists, and its session is in a cookie
 * - `used`: the account had already been confirmed
 * - `expired`: the link is too old
 * - `invalid`: the link is unknown
 */
export const CONFIRMATIONS = ['confirmed', 'used', 'expired', 'invalid'] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** A service sends an email unless it says otherwise. */
export const registerAnswerSchema = read((value) => ({
  needsConfirmation: !isObject(value) || value.requires_verification !== false,
}));

const service = { service: 'auth', method: 'POST', access: 'public' } as const;

interface RegisterInput {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  company: string;
  /** Address of the client that the confirmation email links to. */
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
  response: registerAnswerSchema,
});

export const resendConfirmation = defineCall({
  ...service,
  path: '/v1/register/resend',
  body: ({ email }: { email: string }): ResendBody => ({ email }),
});
