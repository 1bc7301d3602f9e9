import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { CONTENT_LIMITS, CONTENT_STATUSES, CONTENT_TYPES } from './values.ts';

const filled = z.string().check(z.minLength(1));
const atMost = (length: number) => z.string().check(z.maxLength(length));
const count = z.coerce.number().check(z.int(), z.nonnegative());

const sourceSchema = z.strictObject({
  document_id: filled,
  document_name: atMost(500),
  passage: atMost(CONTENT_LIMITS.passage),
});

const fields = {
  title: z.string().check(z.overwrite(trimText), z.minLength(1), z.maxLength(CONTENT_LIMITS.title)),
  type: z.enum(CONTENT_TYPES),
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  body: atMost(CONTENT_LIMITS.body),
};

/** Body of `POST /v1/contents`; a new content is a draft unless the body says otherwise. */
export const newContentBodySchema = z.strictObject({
  ...fields,
  status: z.optional(z.enum(CONTENT_STATUSES)),
  template_id: z.optional(z.nullable(filled)),
  sources: z.optional(z.array(sourceSchema).check(z.maxLength(CONTENT_LIMITS.sources))),
  generated: z.optional(z.boolean()),
});

/** Body of `PUT /v1/contents/{id}`; `version` is the one that was changed. */
export const contentBodySchema = z.strictObject({
  ...fields,
  status: z.enum(CONTENT_STATUSES),
  version: z.number().check(z.int(), z.positive()),
});

/** Body of `POST /v1/contents/{id}/restore`; with `current_version` only where that is the last one. */
export const restoreBodySchema = z.strictObject({
  version: z.number().check(z.int(), z.positive()),
  current_version: z.optional(z.number().check(z.int(), z.positive())),
});

/** Query of `GET /v1/contents`. */
export const contentsQuerySchema = z.object({
  limit: z.optional(count),
  offset: z.optional(count),
  search: z.optional(z.string()),
  type: z.optional(z.enum(CONTENT_TYPES)),
  status: z.optional(z.enum(CONTENT_STATUSES)),
});

/** Query of `GET /v1/history`. */
export const historyQuerySchema = z.object({
  content_id: z.optional(filled),
  cursor: z.optional(filled),
  limit: z.optional(count),
});

/** Query of `GET /v1/analytics/overview`: both days are within the range. */
export const contentOverviewQuerySchema = z.object({ from: z.iso.date(), to: z.iso.date() });

export type NewContentBody = z.output<typeof newContentBodySchema>;
export type ContentBody = z.output<typeof contentBodySchema>;
export type RestoreBody = z.output<typeof restoreBodySchema>;
