import { AGENT_LIMITS, E164 } from '@platform/domain';
import type { TextKey, voiceAgentFormTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import type { NumberValue } from '../../../components/NumberField/useNumberText.ts';
import { AGENT_TYPES } from '../../../internal/agentTypes.ts';
import { dialledNumber, linesOf, numberOf, toAgentValues } from './formValues.ts';

export type AgentErrorKey = Exclude<
  Extract<TextKey<typeof voiceAgentFormTexts>, `voiceAgentForm.error.${string}`>,
  `voiceAgentForm.error.${'title' | 'save' | 'create'}`
>;

type ErrorName = AgentErrorKey extends `voiceAgentForm.error.${infer Name}` ? Name : never;

const key = (name: ErrorName): AgentErrorKey => `voiceAgentForm.error.${name}`;

interface Range {
  min: number;
  max: number;
}

const text = () => z.string();
const number = () => z.union([z.number(), z.string(), z.null()]);
const chosen = (error: ErrorName) => z.string().check(z.minLength(1, key(error)));
const isWithin =
  ({ min, max }: Range) =>
  (typed: NumberValue) => {
    const number = numberOf(typed);
    return number >= min && number <= max;
  };
const isWhole = (typed: NumberValue) => Number.isInteger(numberOf(typed));
const lengthOf = (typed: string) => trimText(typed).length;
const hasLength =
  ({ min, max }: Range) =>
  (typed: string) => {
    const length = lengthOf(typed);
    return length >= min && length <= max;
  };

/** Converts the typed values to those that are sent; fields are in the order of the page. */
export const agentSchema = z.pipe(
  z
    .object({
      name: text().check(
        z.refine((name) => lengthOf(name) > 0, { error: key('nameRequired'), abort: true }),
        z.refine(hasLength(AGENT_LIMITS.name), key('nameLength')),
      ),
      type: text().check(
        z.refine((type) => AGENT_TYPES.some((known) => known === type), key('type')),
      ),
      language: chosen('language'),
      firstMessage: text().check(
        z.refine(hasLength({ min: 0, max: AGENT_LIMITS.firstMessage }), key('firstMessage')),
      ),
      instructions: text().check(
        z.refine(hasLength(AGENT_LIMITS.instructions), key('instructions')),
      ),
      model: chosen('model'),
      temperature: number().check(z.refine(isWithin(AGENT_LIMITS.temperature), key('temperature'))),
      voiceId: chosen('voice'),
      knowledgeBaseIds: z.array(z.string()),
      toolIds: z.array(z.string()),
      phoneNumberId: text(),
      maxCallMinutes: number().check(
        z.refine(
          (typed) => isWhole(typed) && isWithin(AGENT_LIMITS.callMinutes)(typed),
          key('minutes'),
        ),
      ),
      silenceTimeoutSeconds: number().check(
        z.refine(
          (typed) => isWhole(typed) && isWithin(AGENT_LIMITS.silenceSeconds)(typed),
          key('seconds'),
        ),
      ),
      transferNumber: text().check(
        z.refine(
          (typed) => trimText(typed) === '' || E164.test(dialledNumber(typed)),
          key('phone'),
        ),
      ),
      hasConsent: z.boolean(),
      consentText: text().check(
        z.refine(hasLength({ min: 0, max: AGENT_LIMITS.consentText }), key('consent')),
      ),
      criteria: text().check(
        z.refine((typed) => linesOf(typed).length <= AGENT_LIMITS.criteria, {
          error: key('criteriaCount'),
          abort: true,
        }),
        z.refine(
          (typed) => linesOf(typed).every(({ length }) => length <= AGENT_LIMITS.criterion),
          key('criteriaLength'),
        ),
      ),
    })
    .check(
      z.refine(({ hasConsent, consentText }) => !hasConsent || lengthOf(consentText) > 0, {
        error: key('consentRequired'),
        path: ['consentText'],
        // Without it zod would skip this check until all other fields are valid.
        when: () => true,
      }),
    ),
  z.transform(toAgentValues),
);
