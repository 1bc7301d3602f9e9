import { readPhone, trimText } from '@platform/i18n/text';
import type { AgentField, AgentFormValues, AgentValues } from './types.ts';

/** Settings as they are typed. */
export const toFormValues = (values: AgentValues): AgentFormValues => ({
  name: values.name,
  type: values.type,
  language: values.language,
  voiceId: values.voiceId,
  firstMessage: values.firstMessage,
  instructions: values.instructions,
  model: values.model,
  temperature: String(values.temperature),
  toolIds: [...values.toolIds],
  knowledgeBaseIds: [...values.knowledgeBaseIds],
  phoneNumberId: values.phoneNumberId,
  maxCallMinutes: String(values.maxCallMinutes),
  silenceTimeoutSeconds: String(values.silenceTimeoutSeconds),
  transferNumber: values.transferNumber,
  hasConsent: values.consent.isEnabled,
  consentText: values.consent.text,
  criteria: values.evaluationCriteria.join('\n'),
});

/** What was typed as settings, without blanks around texts; numbers that are none are NaN. */
export const toAgentValues = (typed: AgentFormValues): AgentValues => ({
  name: trimText(typed.name),
  type: typed.type,
  language: typed.language,
  voiceId: typed.voiceId,
  firstMessage: trimText(typed.firstMessage),
  instructions: trimText(typed.instructions),
  model: typed.model,
  temperature: numberOf(typed.temperature),
  toolIds: typed.toolIds,
  knowledgeBaseIds: typed.knowledgeBaseIds,
  phoneNumberId: typed.phoneNumberId,
  maxCallMinutes: numberOf(typed.maxCallMinutes),
  silenceTimeoutSeconds: numberOf(typed.silenceTimeoutSeconds),
  transferNumber: dialledNumber(typed.transferNumber),
  consent: { isEnabled: typed.hasConsent, text: trimText(typed.consentText) },
  evaluationCriteria: linesOf(typed.criteria),
});

/** The lines of a text that hold something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => trimText(line))
    .filter(Boolean);

/** A number as people write it, also with a comma; NaN for what is none. */
export function numberOf(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/**
 * What a template changes of a form: every field that still holds what the one before it gave, so
 * that nothing that was typed is lost.
 *
 * @param before what the template that was chosen before gave
 * @param after what the one gives that is chosen now
 */
export function fromTemplate(
  typed: AgentFormValues,
  before: AgentValues,
  after: AgentValues,
): Partial<AgentFormValues> {
  const [given, next] = [toFormValues(before), toFormValues(after)];
  const names = Object.keys(next) as AgentField[];
  const untouched = names.filter((name) => String(typed[name]) === String(given[name]));
  // A template is no name of an agent.
  return Object.fromEntries(
    untouched.filter((name) => name !== 'name').map((name) => [name, next[name]]),
  );
}

/** A telephone number as it is dialled, in any writing; what is none, or has an extension, as it was typed. */
export function dialledNumber(typed: string): string {
  const phone = readPhone(typed);
  return phone?.extension === '' ? phone.number : trimText(typed);
}
