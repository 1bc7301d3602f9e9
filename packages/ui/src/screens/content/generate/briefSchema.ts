import { BRIEF_LIMITS } from '@platform/domain';
import type { TemplateInput } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { NO_CHOICE } from './generateTypes.ts';
import type { BriefInput, BriefTemplate, BriefValues } from './generateTypes.ts';

type ErrorName = 'topic' | 'audience' | 'keywords' | 'brandNotes' | 'values';

export type BriefErrorKey = `contentGenerate.invalid.${ErrorName}`;

const key = (name: ErrorName): BriefErrorKey => `contentGenerate.invalid.${name}`;

const atMost = (length: number, name: ErrorName) =>
  z.string().check(z.refine((text) => trimText(text).length <= length, key(name)));

function keywordsOf(typed: string): string[] {
  const words = typed.split(/[,;\n،]/).map((word) => trimText(word));
  return [...new Set(words.filter(Boolean))];
}

export const missingValues = (
  inputs: readonly TemplateInput[],
  values: Readonly<Record<string, string>>,
): string[] =>
  inputs
    .filter(({ key: name, isRequired }) => isRequired && !trimText(values[name] ?? ''))
    .map(({ key: name }) => name);

/** Fields are in the order of the page. */
export const briefSchema = (templateOf: (id: string) => BriefTemplate | undefined) =>
  z.pipe(
    z
      .object({
        type: z.custom<BriefInput['type']>(),
        templateId: z.string(),
        templateValues: z.custom<BriefInput['templateValues']>(),
        topic: z
          .string()
          .check(
            z.refine(
              (text) =>
                trimText(text).length >= BRIEF_LIMITS.topic.min &&
                trimText(text).length <= BRIEF_LIMITS.topic.max,
              key('topic'),
            ),
          ),
        audience: atMost(BRIEF_LIMITS.audience, 'audience'),
        tone: z.custom<BriefInput['tone']>(),
        language: z.string(),
        length: z.custom<BriefInput['length']>(),
        keywords: z.string().check(
          z.refine((typed) => {
            const words = keywordsOf(typed);
            return (
              words.length <= BRIEF_LIMITS.keywords &&
              words.every((word) => word.length <= BRIEF_LIMITS.keyword)
            );
          }, key('keywords')),
        ),
        variants: z.string(),
        knowledgeBaseId: z.string(),
        brandNotes: atMost(BRIEF_LIMITS.brandNotes, 'brandNotes'),
      })
      .check(
        z.refine(
          ({ templateId, templateValues }) =>
            missingValues(templateOf(templateId)?.inputs ?? [], templateValues).length === 0,
          {
            error: key('values'),
            path: ['templateValues'],
            // Reports all errors at once.
            when: () => true,
          },
        ),
      ),
    z.transform(({ keywords, variants, templateValues, ...brief }): BriefValues => {
      const template = templateOf(brief.templateId);
      const values = template?.inputs.map(({ key: name }) => [
        name,
        trimText(templateValues[name] ?? ''),
      ]);
      return {
        ...brief,
        type: template?.category ?? brief.type,
        templateId: template?.id ?? '',
        knowledgeBaseId: brief.knowledgeBaseId === NO_CHOICE ? '' : brief.knowledgeBaseId,
        values: Object.fromEntries(values ?? []) as Record<string, string>,
        keywords: keywordsOf(keywords),
        variants: Number(variants),
      };
    }),
  );
