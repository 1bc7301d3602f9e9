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
    agent_type: type.describe(`${type.description} The client shows unknown values as received.`),
    is_enabled: isEnabled,
    voice_id: id
      .nullable()
      .optional()
      .describe('Voice that it speaks with. If null or missing, the client shows none.'),
    phone_number: e164
      .nullable()
      .optional()
      .describe('Its first phone number. If null or missing, the client shows none.'),
    calls_today: z
      .int()
      .min(0)
      .nullable()
      .optional()
      .describe(
        'Number of its calls since midnight UTC. If null or missing, the client shows no figure.',
      ),
    success_rate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .optional()
      .describe(
        'Share of those calls that were resolved, 0 to 1; null without calls. If null or missing, the client shows no figure.',
      ),
    updated_at: timestamp
      .nullable()
      .optional()
      .describe('When it was last changed. If null or missing, the client shows no date.'),
  })
  .meta({ id: 'Agent', description: 'A voice agent as lists show it.' });

const number = id
  .nullable()
  .describe(
    'Id of its phone number; null for none. The number is detached from its previous agent.',
  );

export const agentBody = z.strictObject({
  ...settings,
  phone_number_id: number,
  is_enabled: isEnabled.optional().describe('True to start online. Default: false.'),
});
export const agentChange = agentBody.partial();

const agentDetail = z
  .object({
    ...agentDefaults.shape,
    ...agent.shape,
    phone_number_id: number
      .optional()
      .describe('Id of its first phone number; null or missing for none.'),
    created_at: timestamp.optional().describe('When it was created. Not used by the client.'),
  })
  .meta({
    id: 'AgentDetail',
    description:
      'A voice agent with its settings. The client uses a default for each missing setting.',
  });

export const agentsQuery = searchQuery.extend({
  limit: searchQuery.shape.limit
    .unwrap()
    .default(1000)
    .describe(
      'Maximum number of rows. If missing, the client expects all agents, because it needs their names.',
    ),
  agent_type: type.optional().describe('Only agents of this type.'),
  is_enabled: z
    .enum(['true', 'false'])
    .optional()
    .describe('Only agents that are online (`true`) or offline (`false`).'),
});

const activation = z.strictObject({ is_enabled: isEnabled });

export const agentCalls = {
  list: describeCall(listAgents, {
    summary: 'Lists the voice agents of the tenant',
    notes: 'Oldest first, then by id. `search` matches the name.',
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
      'Voice, tools, knowledge bases and number must exist in the tenant, else their field has an error. The client always sends `is_enabled` false.',
    repeated: 'creates',
    body: agentBody,
    response: agentDetail,
    status: 201,
    errors: ['PLAN_LIMIT'],
  }),
  update: describeCall(updateAgent, {
    summary: 'Changes settings of a voice agent',
    notes:
      'Omitted fields keep their values. References that the agent already had may stay, even if the records no longer exist.',
    repeated: 'idempotent',
    body: agentChange,
    response: agentDetail,
    errors: ['NOT_FOUND'],
  }),
  activate: describeCall(activateAgent, {
    summary: 'Turns a voice agent on or off',
    notes: 'Going online notifies the team. Ongoing calls continue.',
    repeated: 'idempotent',
    body: activation,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removeAgent, {
    summary: 'Removes a voice agent',
    notes: 'Its numbers are kept without an agent, and its calls stay in the history.',
    repeated: 'NOT_FOUND',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type AgentWire = z.output<typeof agent>;
export type AgentDetailWire = z.output<typeof agentDetail>;
export type AgentBody = z.output<typeof agentBody>;
export type AgentChange = z.output<typeof agentChange>;
