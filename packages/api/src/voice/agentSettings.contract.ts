import * as z from 'zod';
import { id, languageTag, trimmed } from '../description/shapes.ts';
import { AGENT_TYPES } from './agents.ts';
import { e164OrNone } from './phoneNumbers.contract.ts';

export const settings = {
  name: trimmed(2, 60).describe('Name of the agent in the product.'),
  agent_type: z
    .enum(AGENT_TYPES)
    .describe('`inbound` takes calls, `outbound` makes them, `web` talks on a web page.'),
  language: languageTag.describe('Language that it speaks: a tag, such as `en` or `pt-BR`.'),
  voice_id: id.describe('Voice that it speaks with, one of `GET /v1/audio-voice/voices`.'),
  first_message: trimmed(0, 500).describe(
    'What it says first, with names in double braces for variables; empty for a greeting of the service.',
  ),
  system_prompt: trimmed(20, 8000).describe('Instructions to the language model, as Markdown.'),
  model: z
    .string()
    .min(1)
    .max(60)
    .describe('Language model: `swift`, `balanced`, `thorough`, or another that services name.'),
  temperature: z
    .number()
    .min(0)
    .max(1)
    .describe('How freely it words its responses, 0 to 1. The client takes 0.4 for a missing one.'),
  tool_ids: z.array(id).max(50).describe('Tools that it can use; missing is none.'),
  knowledge_base_ids: z
    .array(id)
    .max(50)
    .describe('Knowledge bases that it answers from; missing is none.'),
  retrieval_size: z
    .int()
    .min(1)
    .max(10)
    .describe('Passages that it reads for a response. The client takes 4 for a missing one.'),
  knowledge_only: z
    .boolean()
    .describe('True if it says nothing that its knowledge does not hold; missing is false.'),
  max_call_minutes: z
    .int()
    .min(1)
    .max(60)
    .describe('Minutes after which a call ends. The client takes 10 for a missing one.'),
  silence_timeout_s: z
    .int()
    .min(5)
    .max(60)
    .describe('Seconds of silence after which it hangs up. The client takes 15 if missing.'),
  transfer_number: e164OrNone.describe(
    'Number that it passes calls on to, in E.164; empty or missing for none.',
  ),
  consent: z
    .strictObject({
      enabled: z.boolean().describe('True if callers hear the text and the call is recorded.'),
      text: trimmed(0, 500).describe('Announcement of the recording.'),
    })
    .describe('Without consent nothing is recorded; missing is without.'),
  evaluation_criteria: z
    .array(trimmed(1, 200))
    .max(10)
    .describe('Criteria of a good call, in the order they are shown; missing is none.'),
};

/** The client uses its defaults for the rest. */
export const agentDefaults = z.object(settings).partial();
