import { readPhone, trimText } from '@platform/i18n/text';
import type { NumberValue } from '../../../components/NumberField/useNumberText.ts';
import type { AgentField, AgentFormValues, AgentValues } from './agentFormTypes.ts';

/** Converts settings to form values. */
export const toFormValues = (values: AgentValues): AgentFormValues => ({
  name: values.name,
  type: values.type,
  language: values.language,
  voiceId: values.voiceId,
  firstMessage: values.firstMessage,
  instructions: values.instructions,
  model: values.model,
  temperature: values.temperature,
  toolIds: [...values.toolIds],
  knowledgeBaseIds: [...values.knowledgeBaseIds],
  phoneNumberId: values.phoneNumberId,
  maxCallMinutes: values.maxCallMinutes,
  silenceTimeoutSeconds: values.silenceTimeoutSeconds,
  transferNumber: values.transferNumber,
  hasConsent: values.consent.isEnabled,
  consentText: values.consent.text,
  criteria: values.evaluationCriteria.join('\n'),
});

/** Converts form values to settings and trims texts; a text that is not a number becomes NaN. */
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

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => trimText(line))
    .filter(Boolean);

/** Number of a field; texts are from drafts of earlier versions. NaN if it is none. */
export function numberOf(value: NumberValue): number {
  if (typeof value === 'number') return value;
  const trimmed = trimText(value ?? '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Applies a template to each field that still has its default of `before`, the previous one. */
export function fromTemplate(
  typed: AgentFormValues,
  before: AgentValues,
  after: AgentValues,
): Partial<AgentFormValues> {
  const [previous, next] = [toFormValues(before), toFormValues(after)];
  const names = Object.keys(next) as AgentField[];
  const unchangedNames = names.filter((name) => String(typed[name]) === String(previous[name]));
  // A template's name is not an agent's name.
  return Object.fromEntries(
    unchangedNames.filter((name) => name !== 'name').map((name) => [name, next[name]]),
  );
}

/** Converts to E.164; text that is not a number, or has an extension, is returned as typed. */
export function dialledNumber(typed: string): string {
  const phone = readPhone(typed);
  return phone?.extension === '' ? phone.number : trimText(typed);
}
