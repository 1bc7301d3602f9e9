import * as z from 'zod/mini';
import { emailField } from '../schema/emailField.ts';

const filled = z.string().check(z.minLength(1));

/** Body of `POST /v1/accept-invite`: the spec shows none; this is the form's. */
export const acceptInviteBodySchema = z.object({
  token: filled,
  email: z.optional(emailField),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  password: z.optional(filled),
});

export type AcceptInviteBody = z.output<typeof acceptInviteBodySchema>;
