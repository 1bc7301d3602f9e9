import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { AGENT_TYPES } from './values.ts';

const filled = z.string().check(z.minLength(1));
const text = (least: number, most: number) =>
  z.string().check(z.overwrite(trimText), z.minLength(least), z.maxLength(most));
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
const whole = (least: number, most: number) => between(least, most).check(z.int());
const count = z.coerce.number().check(z.int(), z.nonnegative());
const ids = z.array(filled).check(z.maxLength(50));
const e164 = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'Enter a number like +441632960001'));
const e164OrNone = z.union([z.literal(''), e164]);
const page = {
  limit: z.optional(count),
  offset: z.optional(count),
  search: z.optional(z.string()),
};

/** Body of `POST /v1/agents`; a new agent is off unless the body says otherwise. */
export const agentBodySchema = z.strictObject({
  name: text(2, 60),
  agent_type: z.enum(AGENT_TYPES),
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  voice_id: filled,
  first_message: text(0, 500),
  system_prompt: text(20, 8000),
  model: filled.check(z.maxLength(60)),
  temperature: between(0, 1),
  tool_ids: ids,
  knowledge_base_ids: ids,
  retrieval_size: whole(1, 10),
  knowledge_only: z.boolean(),
  phone_number_id: z.nullable(filled),
  max_call_minutes: whole(1, 60),
  silence_timeout_s: whole(5, 60),
  transfer_number: e164OrNone,
  consent: z.strictObject({ enabled: z.boolean(), text: text(0, 500) }),
  evaluation_criteria: z.array(text(1, 200)).check(z.maxLength(10)),
  is_enabled: z.optional(z.boolean()),
});

/** Body of `PATCH /v1/agents/{id}`: what changes. */
export const agentChangeSchema = z.partial(agentBodySchema);

/** Body of `/v1/agents/{id}/activate`. */
export const activateBodySchema = z.object({ is_enabled: z.boolean() });

/** Query of `GET /v1/agents`. */
export const agentsQuerySchema = z.object({
  ...page,
  agent_type: z.optional(z.enum(AGENT_TYPES)),
  is_enabled: z.optional(z.enum(['true', 'false'])),
});

export type AgentBody = z.output<typeof agentBodySchema>;
export type AgentChange = z.output<typeof agentChangeSchema>;
