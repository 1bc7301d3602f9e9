import type { Agent, AgentList, AgentType } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dateOf, rateOf } from '../schema/values.ts';

export const AGENT_TYPES = ['inbound', 'outbound', 'web'] as const satisfies readonly AgentType[];

export const agentsSchema: ZodMiniType<AgentList> = countedListOf(
  'agents',
  ['agents', 'data'],
  toAgent,
);

export function toAgent(row: WireObject): Omit<Agent, 'key'> {
  return {
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    type: toText(row.agent_type),
    isEnabled: row.is_enabled === true,
    voiceId: toText(row.voice_id),
    phoneNumber: toText(row.phone_number),
    callsToday: countOf(row.calls_today),
    successRate: rateOf(row.success_rate),
    updatedAt: dateOf(row.updated_at),
  };
}

export interface AgentsQuery extends SearchQuery {
  type?: AgentType | undefined;
  isEnabled?: boolean | undefined;
}

/** In its own file, because the dashboard needs no other call of agents. */
export const listAgents = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/agents',
  access: 'private',
  query: ({ type, isEnabled, ...rows }: AgentsQuery) => ({
    ...rows,
    agent_type: type,
    is_enabled: isEnabled,
  }),
  response: agentsSchema,
});

export const agents = resourceOf(listAgents, { freshMs: 2000, isFeature: true });
