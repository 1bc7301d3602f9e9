import * as z from 'zod';
import { id, languageTag, trimmed } from '../description/shapes.ts';
import { AGENT_TYPES } from './agents.ts';
import { e164OrNone } from './phoneNumbers.contract.ts';

export const settings = {
  name: trimmed(2, 60).describe('Name of the agent in the product.'),
  agent_type: z
    .enum(AGENT_TYPES)
    .describe('`inbound` takes calls, `outbound` makes them, `web` talks on a web page.'),
  language: languageTag.describe('Language tag, such as `en` or `pt-BR`.'),
  voice_id: id.describe('Voice that it speaks with, one of `GET /v1/audio-voice/voices`.'),
  first_message: trimmed(0, 500).describe(
    'First sentence of a call; may contain variables (`{{name}}`). If empty, the service chooses a greeting.',
  ),
  system_prompt: trimmed(20, 8000).describe('Instructions to the language model, as Markdown.'),
  model: z
    .string()
    .min(1)
    .max(60)
    .describe('Language model: `swift`, `balanced`, `thorough`, or another name of the service.'),
  temperature: z
    .number()
    .min(0)
    .max(1)
    .describe('Temperature of the model, 0 to 1. If missing, the client uses 0.4.'),
  tool_ids: z.array(id).max(50).describe('Ids of the tools that it can use. If missing: none.'),
  knowledge_base_ids: z.array(id).max(50).describe('Ids of its knowledge bases. If missing: none.'),
  retrieval_size: z
    .int()
    .min(1)
    .max(10)
    .describe('Number of passages that it reads for a response. If missing, the client uses 4.'),
  knowledge_only: z
    .boolean()
    .describe('True if it answers only from its knowledge. Default: false.'),
  max_call_minutes: z
    .int()
    .min(1)
    .max(60)
    .describe('Minutes after which a call ends. If missing, the client uses 10.'),
  silence_timeout_s: z
    .int()
    .min(5)
    .max(60)
    .describe('Seconds of silence after which it hangs up. If missing, the client uses 15.'),
  transfer_number: e164OrNone.describe(
    'Number that it transfers calls to, in E.164; empty or missing for none.',
  ),
  consent: z
    .strictObject({
      enabled: z
        .boolean()
        .describe('True if callers hear the announcement and the call is recorded.'),
      text: trimmed(0, 500).describe('Announcement of the recording.'),
    })
    .describe('Consent to the recording. Without it nothing is recorded. Default: no consent.'),
  evaluation_criteria: z
    .array(trimmed(1, 200))
    .max(10)
    .describe('Criteria of a good call, in display order. If missing: none.'),
};

/** The client uses its defaults for the rest. */
export const agentDefaults = z.object(settings).partial();
