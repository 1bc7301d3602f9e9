import type { TextKey, voiceAgentFormTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { AGENT_TYPES } from '../../../internal/agentTypes.ts';
import { dialledNumber, linesOf, numberOf, toAgentValues } from './formValues.ts';

export type AgentErrorKey = Exclude<
  Extract<TextKey<typeof voiceAgentFormTexts>, `voiceAgentForm.error.${string}`>,
  `voiceAgentForm.error.${'title' | 'save' | 'create'}`
>;

type ErrorName = AgentErrorKey extends `voiceAgentForm.error.${infer Name}` ? Name : never;

const key = (name: ErrorName): AgentErrorKey => `voiceAgentForm.error.${name}`;

const text = () => z.string();
const chosen = (error: ErrorName) => z.string().check(z.minLength(1, key(error)));
const isWithin = (least: number, most: number) => (typed: string) => {
  const number = numberOf(typed);
  return number >= least && number <= most;
};
const isWhole = (typed: string) => Number.isInteger(numberOf(typed));
const lengthOf = (typed: string) => trimText(typed).length;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** Converts the typed values to those that are sent; fields are in the order of the page. */
export const agentSchema = z.pipe(
  z
    .object({
      name: text().check(
        z.refine((name) => lengthOf(name) > 0, { error: key('nameRequired'), abort: true }),
        z.refine((name) => lengthOf(name) >= 2 && lengthOf(name) <= 60, key('nameLength')),
      ),
      type: text().check(
        z.refine((type) => AGENT_TYPES.some((known) => known === type), key('type')),
      ),
      language: chosen('language'),
      firstMessage: text().check(
        z.refine((message) => lengthOf(message) <= 500, key('firstMessage')),
      ),
      instructions: text().check(
        z.refine((typed) => lengthOf(typed) >= 20 && lengthOf(typed) <= 8000, key('instructions')),
      ),
      model: chosen('model'),
      temperature: text().check(z.refine(isWithin(0, 1), key('temperature'))),
      voiceId: chosen('voice'),
      knowledgeBaseIds: z.array(z.string()),
      toolIds: z.array(z.string()),
      phoneNumberId: text(),
      maxCallMinutes: text().check(
        z.refine((typed) => isWhole(typed) && isWithin(1, 60)(typed), key('minutes')),
      ),
      silenceTimeoutSeconds: text().check(
        z.refine((typed) => isWhole(typed) && isWithin(5, 60)(typed), key('seconds')),
      ),
      transferNumber: text().check(
        z.refine(
          (typed) => trimText(typed) === '' || PHONE.test(dialledNumber(typed)),
          key('phone'),
        ),
      ),
      hasConsent: z.boolean(),
      consentText: text().check(z.refine((notice) => lengthOf(notice) <= 500, key('consent'))),
      criteria: text().check(
        z.refine((typed) => linesOf(typed).length <= 10, {
          error: key('criteriaCount'),
          abort: true,
        }),
        z.refine(
          (typed) => linesOf(typed).every(({ length }) => length <= 200),
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
