import { isObject, read, readObject, textListOf, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, dateOf } from '../schema/values.ts';
import { toAgent } from './agents.ts';
import type { Agent, AgentWire } from './agents.ts';

/** An agent in full on the wire. */
export interface AgentDetailWire extends AgentWire {
  language?: string | null;
  first_message?: string | null;
  system_prompt?: string | null;
  model?: string | null;
  temperature?: number | null;
  tool_ids?: string[] | null;
  knowledge_base_ids?: string[] | null;
  retrieval_size?: number | null;
  knowledge_only?: boolean | null;
  phone_number_id?: string | null;
  max_call_minutes?: number | null;
  silence_timeout_s?: number | null;
  transfer_number?: string | null;
  consent?: { enabled: boolean; text: string } | null;
  evaluation_criteria?: string[] | null;
  created_at?: string | null;
}

/** What of an agent a person sets. Texts are '' and ids '' where there are none. */
export interface AgentSettings {
  /** 2 to 60 characters. */
  name: string;
  /** One of `AGENT_TYPES`, or as the server wrote it. */
  type: string;
  /** Language tag, such as `en` or `pt-BR`. */
  language: string;
  voiceId: string;
  /** What it says first; at most 500 characters. */
  firstMessage: string;
  /** 20 to 8000 characters. */
  instructions: string;
  /** One of `AGENT_MODELS`, or as the server wrote it. */
  model: string;
  /** 0 to 1. */
  temperature: number;
  toolIds: readonly string[];
  knowledgeBaseIds: readonly string[];
  /** How many passages it looks up for an answer, 1 to 10. */
  retrievalSize: number;
  /** Whether it says nothing that its knowledge does not hold. */
  isKnowledgeOnly: boolean;
  /** The number callers reach it by. */
  phoneNumberId: string;
  /** 1 to 60. */
  maxCallMinutes: number;
  /** After how many seconds of silence it hangs up, 5 to 60. */
  silenceTimeoutSeconds: number;
  /** Where it passes calls on to, in E.164. */
  transferNumber: string;
  /** What callers are told about the recording. Without consent nothing is recorded. */
  consent: Readonly<{ isEnabled: boolean; text: string }>;
  /** What a good call is measured by, at most ten. */
  evaluationCriteria: readonly string[];
}

/** An agent in full. */
export interface AgentDetail extends Agent, AgentSettings {
  createdAt: Date | null;
}

/** Where a new agent starts from without a template. */
export const DEFAULT_AGENT_SETTINGS: AgentSettings = settingsOf({
  agent_type: 'inbound',
  language: 'en',
  model: 'balanced',
});

/** `GET /v1/agents/{id}`. */
export const agentSchema = readObject((value): AgentDetail => {
  const agent = unwrap(value, 'agent', 'data');
  const row = toAgent(agent);
  return {
    ...settingsOf(agent),
    ...row,
    key: row.id,
    createdAt: dateOf(agent.created_at),
  };
});

/** The agent that a write answers with; null where the answer holds none. */
export const agentAnswerSchema = read((value): AgentDetail | null => {
  const answer = agentSchema.safeParse(value);
  return answer.success && answer.data.id ? answer.data : null;
});

/** Reads settings, with a default for each that is missing or is none. */
export function settingsOf(wire: WireObject): AgentSettings {
  const consent = isObject(wire.consent) ? wire.consent : {};
  return {
    name: textOf(wire.name),
    type: textOf(wire.agent_type),
    language: textOf(wire.language),
    voiceId: textOf(wire.voice_id),
    firstMessage: textOf(wire.first_message),
    instructions: textOf(wire.system_prompt),
    model: textOf(wire.model),
    temperature: within(wire.temperature, 0, 1, 0.4),
    toolIds: textsOf(wire.tool_ids),
    knowledgeBaseIds: textsOf(wire.knowledge_base_ids),
    retrievalSize: within(wire.retrieval_size, 1, 10, 4),
    isKnowledgeOnly: wire.knowledge_only === true,
    phoneNumberId: textOf(wire.phone_number_id),
    maxCallMinutes: within(wire.max_call_minutes, 1, 60, 10),
    silenceTimeoutSeconds: within(wire.silence_timeout_s, 5, 60, 15),
    transferNumber: textOf(wire.transfer_number),
    consent: { isEnabled: consent.enabled === true, text: textOf(consent.text) },
    evaluationCriteria: textsOf(wire.evaluation_criteria).slice(0, 10),
  };
}

/** The settings of an agent alone, such as for a form or a copy. */
export function agentSettings(agent: AgentSettings): AgentSettings {
  const names = Object.keys(DEFAULT_AGENT_SETTINGS) as (keyof AgentSettings)[];
  return Object.fromEntries(names.map((name) => [name, agent[name]])) as unknown as AgentSettings;
}

/** The settings of `after` that differ from those of `before`; `{}` where none does. */
export function changedSettings(
  before: AgentSettings,
  after: AgentSettings,
): Partial<AgentSettings> {
  const names = Object.keys(DEFAULT_AGENT_SETTINGS) as (keyof AgentSettings)[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** The texts of a list, each once. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(textListOf(value))] : [];
}

function within(value: unknown, least: number, most: number, fallback: number): number {
  const amount = amountOf(value, fallback);
  return amount < least || amount > most ? fallback : amount;
}
