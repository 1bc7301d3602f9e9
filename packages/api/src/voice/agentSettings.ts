import { AGENT_LIMITS } from '@platform/domain';
import type { AgentSettings, AgentType } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { PartialBody } from '../http/call.ts';
import { isObject, textListOf, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf } from '../schema/values.ts';
import type { AgentBody } from './agents.contract.ts';

export const DEFAULT_AGENT_SETTINGS: AgentSettings = settingsOf({
  agent_type: 'inbound',
  language: 'en',
  model: 'balanced',
});

export function settingsOf(wire: WireObject): AgentSettings {
  const consent = isObject(wire.consent) ? wire.consent : {};
  return {
    name: toText(wire.name),
    type: toText(wire.agent_type),
    language: toText(wire.language),
    voiceId: toText(wire.voice_id),
    firstMessage: toText(wire.first_message),
    instructions: toText(wire.system_prompt),
    model: toText(wire.model),
    temperature: within(wire.temperature, AGENT_LIMITS.temperature, 0.4),
    toolIds: textsOf(wire.tool_ids),
    knowledgeBaseIds: textsOf(wire.knowledge_base_ids),
    retrievalSize: within(wire.retrieval_size, AGENT_LIMITS.retrievalSize, 4),
    isKnowledgeOnly: wire.knowledge_only === true,
    phoneNumberId: toText(wire.phone_number_id),
    maxCallMinutes: within(wire.max_call_minutes, AGENT_LIMITS.callMinutes, 10),
    silenceTimeoutSeconds: within(wire.silence_timeout_s, AGENT_LIMITS.silenceSeconds, 15),
    transferNumber: toText(wire.transfer_number),
    consent: { isEnabled: consent.enabled === true, text: toText(consent.text) },
    evaluationCriteria: textsOf(wire.evaluation_criteria).slice(0, AGENT_LIMITS.criteria),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(textListOf(value))] : [];
}

function within(value: unknown, { min, max }: { min: number; max: number }, fallback: number) {
  const amount = amountOf(value, fallback);
  return amount < min || amount > max ? fallback : amount;
}

/** Also the body of a test call's draft. Undefined members are not sent. */
export function toAgentBody(settings: Partial<AgentSettings>): PartialBody<AgentBody> {
  const { consent, phoneNumberId } = settings;
  return {
    name: trimmed(settings.name),
    agent_type: settings.type as AgentType | undefined,
    language: settings.language,
    voice_id: settings.voiceId,
    first_message: trimmed(settings.firstMessage),
    system_prompt: trimmed(settings.instructions),
    model: settings.model,
    temperature: settings.temperature,
    tool_ids: settings.toolIds && [...settings.toolIds],
    knowledge_base_ids: settings.knowledgeBaseIds && [...settings.knowledgeBaseIds],
    retrieval_size: settings.retrievalSize,
    knowledge_only: settings.isKnowledgeOnly,
    phone_number_id: phoneNumberId === undefined ? undefined : phoneNumberId || null,
    max_call_minutes: settings.maxCallMinutes,
    silence_timeout_s: settings.silenceTimeoutSeconds,
    transfer_number: trimmed(settings.transferNumber),
    consent: consent && { enabled: consent.isEnabled, text: trimText(consent.text) },
    evaluation_criteria: settings.evaluationCriteria
      ?.map((criterion) => trimText(criterion))
      .filter(Boolean),
  };
}

const trimmed = (text: string | undefined) => (text === undefined ? text : trimText(text));
