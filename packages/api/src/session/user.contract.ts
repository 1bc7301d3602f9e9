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
        'Name to show. The client prefers first and last name, and falls back to the email.',
      ),
    first_name: z.string().describe('First name, or an empty string.'),
    last_name: z.string().describe('Last name, or an empty string.'),
    picture: z
      .string()
      .optional()
      .describe(
        '`https` address of a picture, or an empty string. The client then shows initials.',
      ),
    email_verified: z
      .boolean()
      .optional()
      .describe(
        'Whether the email was confirmed. Without it the client takes it as not confirmed.',
      ),
    roles: z.array(z.string()).describe('Names of the roles, such as `TenantAdmin`.'),
    authenticated: z
      .boolean()
      .optional()
      .describe('Only false says that no user is signed in. Without it the user is.'),
  })
  .meta({ id: 'User', description: 'The signed-in user, as the client stores it.' });

export type UserWire = z.output<typeof user>;
