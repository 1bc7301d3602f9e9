import { cleanEmail, isEmail } from '@platform/i18n/text';
import * as z from 'zod/mini';

/** An email in a body or a query: cleaned as the forms clean it, and held to the same rule. */
export const emailField = z
  .string()
  .check(z.overwrite(cleanEmail), z.refine(isEmail, 'Enter a valid email'));
