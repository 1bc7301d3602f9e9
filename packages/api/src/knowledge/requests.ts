import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { DOCUMENT_STATUSES, TEXT_LIMIT } from './values.ts';

const text = (least: number, most: number) =>
  z.string().check(z.overwrite(trimText), z.minLength(least), z.maxLength(most));
const count = z.coerce.number().check(z.int(), z.nonnegative());
const page = {
  limit: z.optional(count),
  offset: z.optional(count),
  search: z.optional(z.string()),
};

/** Query of `GET /v1/knowledge-bases`. */
export const knowledgeBasesQuerySchema = z.object(page);

/** Body of `POST /v1/knowledge-bases`; the name is unique within the tenant. */
export const knowledgeBaseBodySchema = z.strictObject({
  name: text(2, 60),
  description: text(0, 280),
});
export type KnowledgeBaseBody = z.output<typeof knowledgeBaseBodySchema>;

/** Body of `PATCH /v1/knowledge-bases/{id}`: what changes. */
export const knowledgeBaseChangeSchema = z.partial(knowledgeBaseBodySchema);
export type KnowledgeBaseChange = z.output<typeof knowledgeBaseChangeSchema>;

/** Query of `DELETE /v1/knowledge-bases/{id}`. */
export const removeKnowledgeBaseQuerySchema = z.object({
  force: z.optional(z.enum(['true', 'false'])),
});

/** Query of `GET …/documents`. */
export const documentsQuerySchema = z.object({
  ...page,
  status: z.optional(z.enum(DOCUMENT_STATUSES)),
});

/** Body of `POST …/documents` for a web page. */
export const webPageBodySchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2048)),
  depth: z.int().check(z.gte(0), z.lte(2)),
});
export type WebPageBody = z.output<typeof webPageBodySchema>;

/** Body of `POST …/documents` for a text. */
export const textBodySchema = z.strictObject({
  title: text(1, 120),
  text: text(1, TEXT_LIMIT),
});
export type TextBody = z.output<typeof textBodySchema>;

/** Body of `POST …/query`. */
export const questionBodySchema = z.strictObject({
  question: text(1, 500),
  top_k: z.int().check(z.gte(1), z.lte(10)),
});
export type QuestionBody = z.output<typeof questionBodySchema>;
