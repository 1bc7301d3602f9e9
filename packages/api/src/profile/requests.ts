import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';

/** The longest first or last name. */
export const NAME_LIMIT = 50;

/** The largest picture, in bytes. */
export const PICTURE_LIMIT = 2 * 1024 * 1024;

const name = z.string().check(z.overwrite(trimText), z.maxLength(NAME_LIMIT));

/**
 * Body of `PATCH /v1/me`: what changes. A picture is a `data:` address of a PNG, JPEG or WebP, or ''
 * for none; the answer has the address that the service keeps it under.
 */
export const profileBodySchema = z.strictObject({
  first_name: name,
  last_name: name,
  picture: z.optional(
    z.union([z.literal(''), z.string().check(z.regex(/^data:image\/(png|jpeg|webp);base64,/))]),
  ),
});
export type ProfileBody = z.output<typeof profileBodySchema>;
