import * as z from 'zod/mini';
import { isObject, read, readObject, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, rateOf } from '../schema/values.ts';

/** An agent on the wire, and the two figures of the dashboard's table. */
export interface AgentWire {
  id: string | number;
  name: string;
  agent_type: string;
  is_enabled: boolean;
  calls_today?: number | null;
  /** 0 to 1. */
  success_rate?: number | null;
}

export interface AgentsWire {
  agents: AgentWire[];
  total: number;
}

export interface AgentTemplateWire {
  id: string;
  name: string;
  description: string;
  agent_type: string;
}

/** A voice agent. `id` is '' where the server sent none: it cannot be acted on. */
export interface Agent extends Keyed {
  id: string;
  name: string;
  /** As the server wrote it, such as `inbound`; '' where it sent none. */
  type: string;
  /** Shown as Online, else Offline. */
  isEnabled: boolean;
  /** Null where the server sent none. */
  callsToday: number | null;
  /** 0 to 1; null where the server sent none. */
  successRate: number | null;
}

/** One load of agents; `total` counts all there are, null where the server did not say. */
export interface AgentList {
  agents: Agent[];
  total: number | null;
}

/** What a new agent can start from. */
export interface AgentTemplate extends Keyed {
  id: string;
  name: string;
  description: string;
  type: string;
}

const rows = listOf(['agents', 'data'], toAgent);

/** `GET /v1/agents`. */
export const agentsSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): AgentList => {
    const list = rows.safeParse(value);
    if (list.success) return { agents: list.data, total: totalOf(value) };
    context.issues.push({
      code: 'custom',
      message: 'list expected',
      path: ['agents'],
      input: value,
    });
    return z.NEVER;
  }),
);

/** `GET /v1/agents/{id}`. */
export const agentSchema = readObject((value): Agent => {
  const agent = toAgent(unwrap(value, 'agent', 'data'));
  return { ...agent, key: agent.id };
});

/** The agent that a write answers with; null where the answer holds none. */
export const agentAnswerSchema = read((value): Agent | null => {
  const answer = agentSchema.safeParse(value);
  return answer.success && answer.data.id ? answer.data : null;
});

/** `GET /v1/agent-templates`. */
export const agentTemplatesSchema = listOf(['templates', 'agent_templates', 'data'], (row) => ({
  id: textOf(row.id),
  name: textOf(row.name, 'Unknown'),
  description: textOf(row.description),
  type: textOf(row.agent_type),
}));

function toAgent(row: WireObject) {
  return {
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    type: textOf(row.agent_type),
    isEnabled: row.is_enabled === true,
    callsToday: countOf(row.calls_today),
    successRate: rateOf(row.success_rate),
  };
}

function totalOf(value: unknown): number | null {
  return isObject(value) ? countOf(value.total) : null;
}
