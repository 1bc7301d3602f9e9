import type { Agent, CountedList, Overview } from '@platform/domain';
import type { ReactNode } from 'react';
import type { Remote } from '../remote.ts';

/** A row of the table of agents. */
export type DashboardAgent = Pick<
  Agent,
  'key' | 'id' | 'name' | 'type' | 'isEnabled' | 'callsToday' | 'successRate'
>;

/** The first agents, and the number of all. */
export type DashboardAgents = CountedList<'agents', DashboardAgent>;

export interface DashboardScreenProps {
  /** Whom to welcome; '' welcomes nobody by name. */
  firstName: string;
  /** The first agents and how many there are. */
  agents: Remote<DashboardAgents>;
  /** The figures, and the calls of the last days. */
  overview: Remote<Overview>;
  /** The day that is called today. */
  today: Date;
  /** What comes before the figures, such as the way back to something that was begun. */
  lead?: ReactNode;
  /** The address of all agents. @default '/voice-agent/agents' */
  agentsHref?: string;
  /** The address of an agent; left out where it has no page. */
  agentHref?: ((agentId: string) => string) | undefined;
  /** The address of a new agent, for whoever has none; left out where there is no such page. */
  createAgentHref?: string | undefined;
  /** The address of the bots. @default '/bot-studio/bots' */
  botsHref?: string;
  /** Marks what leads to the agents 'Soon'. @default false */
  areAgentsSoon?: boolean;
  /** Marks what leads to the bots 'Soon'. @default false */
  areBotsSoon?: boolean;
}
