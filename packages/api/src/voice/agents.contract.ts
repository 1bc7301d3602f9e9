import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import {
  done,
  id,
  languageTag,
  moment,
  searchQuery,
  total,
  trimmed,
} from '../description/shapes.ts';
import { activateAgent, createAgent, getAgent, removeAgent, updateAgent } from './agent.ts';
import { AGENT_TYPES, listAgents } from './agents.ts';
import { e164, e164OrNone } from './phoneNumbers.contract.ts';

const type = z
  .enum(AGENT_TYPES)
  .describe('`inbound` takes calls, `outbound` makes them, `web` talks on a web page.');

const isEnabled = z.boolean().describe('True if the agent is online: it takes and makes calls.');

const agent = z
  .object({
    id,
    name: trimmed(2, 60).describe('Name of the agent in the product.'),
    agent_type: type.describe(`${type.description} The client shows an unknown one as is.`),
    is_enabled: isEnabled,
    voice_id: id
      .nullable()
      .optional()
      .describe('Voice that it speaks with. Null or missing: the client shows none.'),
    phone_number: e164
      .nullable()
      .optional()
      .describe('The first number that belongs to it. Null or missing: the client shows none.'),
    calls_today: z
      .int()
      .min(0)
      .nullable()
      .optional()
      .describe('Its calls since midnight UTC. Null or missing: the client shows no figure.'),
    success_rate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .optional()
      .describe(
        'Share of those calls that were resolved, 0 to 1; null without calls. Null or missing: the client shows no figure.',
      ),
    updated_at: moment
      .nullable()
      .optional()
      .describe('When it was last changed. Null or missing: the client shows no date.'),
  })
  .meta({ id: 'Agent', description: 'A voice agent as lists show it.' });

/** Settings that templates have as well. */
const settings = {
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

const number = id
  .nullable()
  .describe('Telephone number that callers reach it by; null for none. It leaves its old agent.');

const defaults = { name: agent.shape.name, agent_type: type, ...settings };

export const agentBody = z.strictObject({
  ...defaults,
  phone_number_id: number,
  is_enabled: isEnabled.optional().describe('True for an agent that starts online. Default: off.'),
});
export const agentChange = agentBody.partial();

/** Settings of a template: what it leaves out has the default of the client. */
export const agentDefaults = z.object(defaults).partial();

const agentDetail = z
  .object({
    ...agent.shape,
    ...z.object(settings).partial().shape,
    voice_id: agent.shape.voice_id,
    phone_number_id: number
      .optional()
      .describe('The first number that belongs to it; null or missing for none.'),
    created_at: moment.optional().describe('When it was created. The client does not need it.'),
  })
  .meta({
    id: 'AgentDetail',
    description:
      'A voice agent with its settings. The client takes a default for each setting that is missing.',
  });

export const agentsQuery = searchQuery.extend({
  limit: searchQuery.shape.limit
    .unwrap()
    .default(1000)
    .describe('Most rows to return. Without it the client expects all, for their names.'),
  agent_type: type.optional().describe('Only agents of this type.'),
  is_enabled: z.enum(['true', 'false']).optional().describe('Only agents that are online, or not.'),
});

const activation = z.strictObject({ is_enabled: isEnabled });

/** The calls of voice agents. */
export const agentCalls = {
  list: describeCall(listAgents, {
    summary: 'Lists the voice agents of the tenant',
    notes: 'Oldest first, then by id. `search` looks in the name.',
    query: agentsQuery,
    response: z.object({ agents: z.array(agent).describe('Oldest first.'), total }),
  }),
  get: describeCall(getAgent, {
    summary: 'Returns a voice agent with its settings',
    response: agentDetail,
    errors: ['NOT_FOUND'],
  }),
  create: describeCall(createAgent, {
    summary: 'Creates a voice agent',
    notes:
      'Voice, tools, knowledge bases and number must exist in the tenant; others are refused at their field. The client always sends `is_enabled` false.',
    repeated: 'creates',
    body: agentBody,
    response: agentDetail,
    status: 201,
    errors: ['PLAN_LIMIT'],
  }),
  update: describeCall(updateAgent, {
    summary: 'Changes settings of a voice agent',
    notes:
      'Members that are missing stay as they are. What the agent named before may stay, although it does not exist any more.',
    repeated: 'idempotent',
    body: agentChange,
    response: agentDetail,
    errors: ['NOT_FOUND'],
  }),
  activate: describeCall(activateAgent, {
    summary: 'Turns a voice agent on or off',
    notes: 'Going online notifies the team. Calls that are under way go on.',
    repeated: 'idempotent',
    body: activation,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removeAgent, {
    summary: 'Removes a voice agent',
    notes: 'Its numbers stay, without an agent, and so do its calls in the history.',
    repeated: 'NOT_FOUND',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type AgentWire = z.output<typeof agent>;
export type AgentDetailWire = z.output<typeof agentDetail>;
export type AgentBody = z.output<typeof agentBody>;
export type AgentChange = z.output<typeof agentChange>;
