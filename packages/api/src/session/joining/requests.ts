import * as z from 'zod/mini';
import { emailField } from '../../schema/emailField.ts';

const filled = z.string().check(z.minLength(1));

/** Body of `POST /v1/register`. */
export const registerBodySchema = z.object({
  email: emailField,
  password: filled,
  first_name: z.string(),
  last_name: z.string(),
  company: filled,
  /** Where the link of the confirmation e-mail ends: an address of the client. */
  frontend_redirect_uri: z.url(),
});

/** Body of `POST /v1/register/resend`. */
export const resendBodySchema = z.object({ email: emailField });

export type RegisterBody = z.output<typeof registerBodySchema>;
