import { DOCUMENT_LIMITS, KNOWLEDGE_BASE_LIMITS } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';

export type KnowledgeErrorKey =
  | 'knowledge.bases.invalid.name'
  | 'knowledge.bases.invalid.description'
  | 'knowledge.page.invalid'
  | 'knowledge.teach.baseRequired'
  | 'knowledge.text.invalidName'
  | 'knowledge.text.invalidText';

const text = (min: number, max: number, key: KnowledgeErrorKey) =>
  z.string().check(z.overwrite(trimText), z.minLength(min, key), z.maxLength(max, key));

const { name, description } = KNOWLEDGE_BASE_LIMITS;

export const baseSchema = z.object({
  name: text(name.min, name.max, 'knowledge.bases.invalid.name'),
  description: text(0, description, 'knowledge.bases.invalid.description'),
});

export const pageSchema = z.object({
  url: text(1, DOCUMENT_LIMITS.url, 'knowledge.page.invalid').check(
    z.refine((url) => /^https?:\/\/\S/i.test(url) && URL.canParse(url), 'knowledge.page.invalid'),
  ),
  depth: z.string(),
});

export const textSchema = z.object({
  title: text(1, DOCUMENT_LIMITS.title, 'knowledge.text.invalidName'),
  text: text(1, DOCUMENT_LIMITS.text, 'knowledge.text.invalidText'),
});

export const teachSchema = z.object({
  baseId: z.string().check(z.minLength(1, 'knowledge.teach.baseRequired')),
  question: text(1, DOCUMENT_LIMITS.title, 'knowledge.text.invalidName'),
  answer: text(1, DOCUMENT_LIMITS.text, 'knowledge.text.invalidText'),
});
