import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, id, timestamp, searchQuery, total } from '../description/shapes.ts';
import { activateAgent, createAgent, getAgent, removeAgent, updateAgent } from './agent.ts';
import { listAgents } from './agents.ts';
import { agentDefaults, settings } from './agentSettings.contract.ts';
import { e164 } from './phoneNumbers.contract.ts';

const { name, agent_type: type } = settings;

const isEnabled = z.boolean().describe('True if the agent is online: it takes and makes calls.');

const agent = z
  .object({
    id,
    name,
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
    updated_at: timestamp
      .nullable()
      .optional()
      .describe('When it was last changed. Null or missing: the client shows no date.'),
  })
  .meta({ id: 'Agent', description: 'A voice agent as lists show it.' });

const number = id
  .nullable()
  .describe('Telephone number that callers reach it by; null for none. It leaves its old agent.');

export const agentBody = z.strictObject({
  ...settings,
  phone_number_id: number,
  is_enabled: isEnabled.optional().describe('True for an agent that starts online. Default: off.'),
});
export const agentChange = agentBody.partial();

const agentDetail = z
  .object({
    ...agentDefaults.shape,
    ...agent.shape,
    phone_number_id: number
      .optional()
      .describe('The first number that belongs to it; null or missing for none.'),
    created_at: timestamp.optional().describe('When it was created. The client does not need it.'),
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
