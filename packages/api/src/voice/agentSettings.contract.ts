import { AGENT_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { id, languageTag, trimmed } from '../description/shapes.ts';
import { AGENT_TYPES } from './agents.ts';
import { e164OrNone } from './phoneNumbers.contract.ts';

const { name, firstMessage, instructions, model, temperature, tools, knowledgeBases } =
  AGENT_LIMITS;
const { retrievalSize, callMinutes, silenceSeconds, consentText, criteria, criterion } =
  AGENT_LIMITS;

export const settings = {
  name: trimmed(name.min, name.max).describe('Name of the agent in the product.'),
  agent_type: z
    .enum(AGENT_TYPES)
    .describe('`inbound` takes calls, `outbound` makes them, `web` talks on a web page.'),
  language: languageTag.describe('Language tag, such as `en` or `pt-BR`.'),
  voice_id: id.describe('Voice that it speaks with, one of `GET /v1/audio-voice/voices`.'),
  first_message: trimmed(0, firstMessage).describe(
    'First sentence of a call; may contain variables (`{{name}}`). If empty, the service chooses a greeting.',
  ),
  system_prompt: trimmed(instructions.min, instructions.max).describe(
    'Instructions to the language model, as Markdown.',
  ),
  model: z
    .string()
    .min(1)
    .max(model)
    .describe('Language model: `swift`, `balanced`, `thorough`, or another name of the service.'),
  temperature: z
    .number()
    .min(temperature.min)
    .max(temperature.max)
    .describe('Temperature of the model, 0 to 1. If missing, the client uses 0.4.'),
  tool_ids: z.array(id).max(tools).describe('Ids of the tools that it can use. If missing: none.'),
  knowledge_base_ids: z
    .array(id)
    .max(knowledgeBases)
    .describe('Ids of its knowledge bases. If missing: none.'),
  retrieval_size: z
    .int()
    .min(retrievalSize.min)
    .max(retrievalSize.max)
    .describe('Number of passages that it reads for a response. If missing, the client uses 4.'),
  knowledge_only: z
    .boolean()
    .describe('True if it answers only from its knowledge. Default: false.'),
  max_call_minutes: z
    .int()
    .min(callMinutes.min)
    .max(callMinutes.max)
    .describe('Minutes after which a call ends. If missing, the client uses 10.'),
  silence_timeout_s: z
    .int()
    .min(silenceSeconds.min)
    .max(silenceSeconds.max)
    .describe('Seconds of silence after which it hangs up. If missing, the client uses 15.'),
  transfer_number: e164OrNone.describe(
    'Number that it transfers calls to, in E.164; empty or missing for none.',
  ),
  consent: z
    .strictObject({
      enabled: z
        .boolean()
        .describe('True if callers hear the announcement and the call is recorded.'),
      text: trimmed(0, consentText).describe('Announcement of the recording.'),
    })
    .describe('Consent to the recording. Without it nothing is recorded. Default: no consent.'),
  evaluation_criteria: z
    .array(trimmed(1, criterion))
    .max(criteria)
    .describe('Criteria of a good call, in display order. If missing: none.'),
};

/** The client uses its defaults for the rest. */
export const agentDefaults = z.object(settings).partial();
