import type { CountedList, Keyed } from '@platform/domain';
import { textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import { countOf, dateOf, rateOf } from '../schema/values.ts';

/** A row of the agent list on the wire. */
export interface AgentWire {
  id: string | number;
  name: string;
  agent_type: string;
  is_enabled: boolean;
  voice_id?: string | null;
  /** The first number attached to it, in E.164. */
  phone_number?: string | null;
  calls_today?: number | null;
  /** 0 to 1, of the calls of today. */
  success_rate?: number | null;
  updated_at?: string | null;
}

export interface AgentsWire {
  agents: AgentWire[];
  total: number;
}

/** A voice agent as lists show it. `id` is '' where the server sent none: it cannot be acted on. */
export interface Agent extends Keyed {
  id: string;
  name: string;
  /** As the server wrote it, such as `inbound`; '' where it sent none. */
  type: string;
  /** Shown as Online, else Offline. */
  isEnabled: boolean;
  /** '' where it has none. */
  voiceId: string;
  /** The first number attached to it, in E.164; '' where there is none. */
  phoneNumber: string;
  /** Null where the server sent none. */
  callsToday: number | null;
  /** 0 to 1; null where the server sent none. */
  successRate: number | null;
  updatedAt: Date | null;
}

/** One load of agents; `total` counts all there are, null where the server did not say. */
export type AgentList = CountedList<'agents', Agent>;

/** `GET /v1/agents`. */
export const agentsSchema = countedListOf('agents', ['agents', 'data'], toAgent);

/** What a list shows of an agent. */
export function toAgent(row: WireObject): Omit<Agent, 'key'> {
  return {
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    type: textOf(row.agent_type),
    isEnabled: row.is_enabled === true,
    voiceId: textOf(row.voice_id),
    phoneNumber: textOf(row.phone_number),
    callsToday: countOf(row.calls_today),
    successRate: rateOf(row.success_rate),
    updatedAt: dateOf(row.updated_at),
  };
}
