import * as z from 'zod';
import { id } from '../description/shapes.ts';

export const user = z
  .object({
    id,
    email: z.string().describe('Email of the user.'),
    name: z
      .string()
      .optional()
      .describe(
        'Display name. The client prefers first and last name, and falls back to the email.',
      ),
    first_name: z.string().describe('First name, or an empty string.'),
    last_name: z.string().describe('Last name, or an empty string.'),
    picture: z
      .string()
      .optional()
      .describe('`https` URL of a picture. If empty, the client shows initials.'),
    email_verified: z
      .boolean()
      .optional()
      .describe(
        'True if the email was confirmed. If missing, the client treats it as not confirmed.',
      ),
    roles: z.array(z.string()).describe('Names of the roles, such as `TenantAdmin`.'),
    authenticated: z
      .boolean()
      .optional()
      .describe('False means that no user is signed in. Default: true.'),
  })
  .meta({ id: 'User', description: 'The signed-in user, as the client stores it.' });

export type UserWire = z.output<typeof user>;
