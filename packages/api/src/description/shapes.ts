import { cleanEmail, isEmail, trimText } from '@platform/i18n/text';
import * as z from 'zod';

export const id = z.string().min(1).describe('Opaque id of the record.');

/** Normalised and validated like emails in the client's forms. */
export const email = z
  .string()
  .overwrite(cleanEmail)
  .refine(isEmail, 'Enter a valid email')
  .meta({ format: 'email', description: 'Email, at most 254 characters, case-insensitive.' });

/** ISO 8601 with an offset or `Z`. */
export const timestamp = z.iso
  .datetime({ offset: true })
  .describe('Time in ISO 8601, such as `2026-11-26T14:30:00Z`.');

export const done = z
  .looseObject({
    success: z.boolean().optional().describe('Always true; the client checks the status only.'),
  })
  .describe('Confirmation without data.');

/** `min` and `max` apply after surrounding whitespace is trimmed. */
export const trimmed = (min: number, max: number, message?: string) =>
  z.string().overwrite(trimText).min(min, message).max(max, message);

export const pageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(100)
    .describe('Maximum number of rows. A service may return fewer.'),
  offset: z.coerce.number().int().min(0).default(0).describe('Rows to skip.'),
});

export const searchQuery = pageQuery.extend({
  search: z
    .string()
    .optional()
    .describe(
      'Returns only rows that contain this text, ignoring case and accents. If empty, returns all.',
    ),
});

export const total = z.int().min(0).describe('Number of all rows that match the query.');

export const anyObject = z.record(z.string(), z.unknown());

/** `limit` is in UTF-16 code units. */
export const textUpTo = (limit: number) => z.string().max(limit, `At most ${limit} letters`);

const ERROR = 'Reason for the refusal.';

export const refusal = z
  .object({
    error: z
      .looseObject({
        code: z.string().describe('One of the error codes.'),
        message: z.string().describe('Message for users, in English.'),
        fields: z
          .record(z.string(), z.string())
          .optional()
          .describe('For VALIDATION_FAILED: field path to message.'),
      })
      .describe(ERROR),
  })
  .meta({ id: 'Refusal', description: 'Body of every error response.' });

/** Body of an error response whose `error` has more than code and message. */
export const refusalWith = (details: z.ZodRawShape) =>
  refusal.extend({ error: refusal.shape.error.extend(details).describe(ERROR) });

export const forceQuery = z.object({
  force: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true` removes the record even if others use it. Default: `false`.'),
});

export const agentNames = z.array(
  z.object({ id, name: z.string().describe('Name of the agent.') }),
);

export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .describe('Language tag, such as `en` or `pt-BR`.');
