import { cleanEmail, isEmail, trimText } from '@platform/i18n/text';
import * as z from 'zod';

/** The id of a record: opaque to the client, and safe in a path. */
export const id = z.string().min(1).describe('Opaque id of the record.');

/** An email in a request: cleaned as the forms of the client clean it, and held to the same rule. */
export const email = z
  .string()
  .overwrite(cleanEmail)
  .refine(isEmail, 'Enter a valid email')
  .meta({ format: 'email', description: 'Email, at most 254 characters. Case does not count.' });

/** A moment, as ISO 8601 with an offset or `Z`. */
export const moment = z.iso
  .datetime({ offset: true })
  .describe('Moment in ISO 8601, such as `2026-11-26T14:30:00Z`.');

/** The response of a write that has nothing to return. Services may add members. */
export const done = z
  .looseObject({ success: z.boolean().optional().describe('True; the status is what counts.') })
  .describe('Confirmation without content.');

/** Text that is read without the white space around it; `min` and `max` count what is left. */
export const trimmed = (min: number, max: number, message?: string) =>
  z.string().overwrite(trimText).min(min, message).max(max, message);

/** The query of a list that is read by limit and offset. */
export const pageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(100)
    .describe('Most rows to return. A service may return fewer.'),
  offset: z.coerce.number().int().min(0).default(0).describe('Rows to skip.'),
});

/** The query of a list that can be searched as well. */
export const searchQuery = pageQuery.extend({
  search: z
    .string()
    .optional()
    .describe('Only rows that hold this text, whatever its case and accents. Empty: all.'),
});

/** How many rows a list has. */
export const total = z.int().min(0).describe('All rows that fit the query, on this page or not.');

/** Free-form JSON that a service stores for its clients. */
export const anyObject = z.record(z.string(), z.unknown());

/** A text of a body with a limit that a service enforces, in UTF-16 code units. */
export const textUpTo = (limit: number) => z.string().max(limit, `At most ${limit} letters`);

/** The body of every refusal. */
export const refusal = z
  .object({
    error: z.looseObject({
      code: z.string().describe('A code of the table of error codes.'),
      message: z.string().describe('Text for people, in English.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('For VALIDATION_FAILED: field path to message.'),
    }),
  })
  .meta({ id: 'Refusal', description: 'The body of every refusal.' });

/** The body of a refusal whose `error` holds more than code and message. */
export const refusalWith = (details: z.ZodRawShape) =>
  refusal.extend({ error: refusal.shape.error.extend(details) });

/** Query of a removal that is refused while other records use the record. */
export const forceQuery = z.object({
  force: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true` removes the record although others use it. Default: `false`.'),
});

/** Agents that use a record. */
export const agentNames = z.array(
  z.object({ id, name: z.string().describe('Name of the agent.') }),
);

/** Language of a text, as BCP 47 with a subset of its forms. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .describe('Language tag, such as `en` or `pt-BR`.');
