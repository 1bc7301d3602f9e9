import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { BRIEF_LIMITS, LENGTHS, TONES } from './generateValues.ts';
import { CONTENT_TYPES } from './values.ts';

const filled = z.string().check(z.minLength(1));
const atMost = (length: number) => z.string().check(z.overwrite(trimText), z.maxLength(length));
const { topic } = BRIEF_LIMITS;

/** Body of `POST /v1/generate`. `values` are those of the template's inputs, by their keys. */
export const generateBodySchema = z.strictObject({
  template_id: z.nullable(filled),
  variants: z.int().check(z.minimum(1), z.maximum(BRIEF_LIMITS.variants)),
  inputs: z.strictObject({
    type: z.enum(CONTENT_TYPES),
    topic: z
      .string()
      .check(z.overwrite(trimText), z.minLength(topic.least), z.maxLength(topic.most)),
    audience: atMost(BRIEF_LIMITS.audience),
    tone: z.enum(TONES),
    language: z.string().check(z.regex(/^[a-z]{2}$/)),
    length: z.enum(LENGTHS),
    keywords: z
      .array(
        z.string().check(z.overwrite(trimText), z.minLength(1), z.maxLength(BRIEF_LIMITS.keyword)),
      )
      .check(z.maxLength(BRIEF_LIMITS.keywords)),
    knowledge_base_id: z.nullable(filled),
    brand_notes: atMost(BRIEF_LIMITS.brandNotes),
    values: z.record(z.string(), atMost(BRIEF_LIMITS.value)),
  }),
});

export type GenerateBody = z.output<typeof generateBodySchema>;
