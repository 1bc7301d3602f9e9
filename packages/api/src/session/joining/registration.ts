import { defineCall } from '../../http/call.ts';
import { isObject, read } from '../../schema/fields.ts';
import type { RegisterBody, ResendBody } from './registration.contract.ts';

/** The query parameter by which the link of a confirmation email says how it ended. */
export const CONFIRMATION_PARAMETER = 'confirmation';

/**
 * How the link of a confirmation email ended.
 * - `confirmed`: the account exists, and its session waits in a cookie
 * - `used`: the account was confirmed before
 * - `expired`: the link is too old
 * - `invalid`: it is not a link that was sent
 */
export const CONFIRMATIONS = ['confirmed', 'used', 'expired', 'invalid'] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** A service that says nothing of it sends an email. */
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
  /** Where the link of the confirmation email ends: an address of the client. */
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
