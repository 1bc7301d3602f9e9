import { ACCOUNT_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../../description/describeCall.ts';
import { done, email, trimmed } from '../../description/shapes.ts';
import { firstName, hasName, lastName, nameRequired, newPassword } from '../account.contract.ts';
import { register, resendConfirmation } from './registration.ts';

const { min, max } = ACCOUNT_LIMITS.company;

const registerBody = z
  .strictObject({
    email,
    password: newPassword,
    first_name: firstName,
    last_name: lastName,
    company: trimmed(min, max, `Use ${min} to ${max} characters`).describe(
      'Name of the tenant to create.',
    ),
    frontend_redirect_uri: z
      .url()
      .describe('URL that the link in the email redirects to. Its origin must be allowed.'),
  })
  .refine(hasName, nameRequired);

const resendBody = z.strictObject({ email });

const extension = 'register';

export const registrationCalls = {
  register: describeCall(register, {
    summary: 'Registers an account and sends the confirmation email',
    notes:
      'Each link confirms the registration that it was sent for. It redirects to `frontend_redirect_uri` with `confirmation` in the query: `confirmed`, `used`, `expired` or `invalid`. With `confirmed` it sets the session cookie.',
    extension,
    repeated: 'creates',
    body: registerBody,
    response: z.object({
      requires_verification: z
        .boolean()
        .optional()
        .describe('False if the user can sign in immediately. Default: true.'),
    }),
    status: 201,
    errors: ['EMAIL_EXISTS'],
  }),
  resend: describeCall(resendConfirmation, {
    summary: 'Sends the confirmation email again',
    notes:
      'The response is the same with and without a pending registration, so that it reveals nothing. Each request sends another email; earlier links stay valid.',
    extension,
    repeated: 'repeats',
    body: resendBody,
    response: done,
    status: 202,
  }),
};

export type RegisterBody = z.output<typeof registerBody>;
export type ResendBody = z.output<typeof resendBody>;
