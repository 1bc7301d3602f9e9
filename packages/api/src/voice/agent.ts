import type { AgentDetail, AgentSettings } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { read, readObject, unwrap } from '../schema/fields.ts';
import { dateOf } from '../schema/values.ts';
import type { AgentBody } from './agents.contract.ts';
import { toAgent } from './agents.ts';
import { settingsOf, toAgentBody } from './agentSettings.ts';

export const agentSchema = readObject((value): AgentDetail => {
  const agent = unwrap(value, 'agent', 'data');
  const row = toAgent(agent);
  return { ...settingsOf(agent), ...row, key: row.id, createdAt: dateOf(agent.created_at) };
});

const storedSchema = read((value): AgentDetail | null => {
  const { data } = agentSchema.safeParse(value);
  return data?.id ? data : null;
});

const service = { service: 'voice', access: 'private' } as const;

export const getAgent = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/agents/{id}',
  response: agentSchema,
});

export const createAgent = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/agents',
  body: (settings: AgentSettings) => ({ ...toAgentBody(settings), is_enabled: false }) as AgentBody,
  response: storedSchema,
});

export const updateAgent = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/agents/{id}',
  body: (change: Partial<AgentSettings>) => toAgentBody(change),
  response: storedSchema,
});

export const activateAgent = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'POST',
  path: '/v1/agents/{id}/activate',
  body: ({ isEnabled }: { isEnabled: boolean }) => ({ is_enabled: isEnabled }),
});

export const removeAgent = defineCall({
  ...service,
  method: 'DELETE',
  path: '/v1/agents/{id}',
});

/** Fetched on each visit because other users may edit it. */
export const agent = resourceOf(getAgent, { freshMs: 2000 });
