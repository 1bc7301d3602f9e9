import type { Agent, CountedList, Overview } from '@platform/domain';
import type { ReactNode } from 'react';
import type { Remote } from '../../remote.ts';

/** A row of the agent table. */
export type DashboardAgent = Pick<
  Agent,
  'key' | 'id' | 'name' | 'type' | 'isEnabled' | 'callsToday' | 'successRate'
>;

/** The first agents, and the total number. */
export type DashboardAgents = CountedList<'agents', DashboardAgent>;

export interface DashboardScreenProps {
  /** Shown in the greeting; `''` greets without a name. */
  firstName: string;
  /** The first agents and the total number. */
  agents: Remote<DashboardAgents>;
  /** Figures, and calls of the last days. */
  overview: Remote<Overview>;
  /** The current day. */
  today: Date;
  /** Shown above the figures, such as a card that resumes onboarding, or `IntroPlaceholder` while it loads. */
  intro?: ReactNode;
  /** Link to the agents. @default '/voice-agent/agents' */
  agentsHref?: string;
  /** Link to an agent; omitted if agents have no page. */
  agentHref?: ((agentId: string) => string) | undefined;
  /** Link to the form of a new agent, shown if there is none; omitted if there is no such page. */
  createAgentHref?: string | undefined;
  /** Link to the bots. @default '/bot-studio/bots' */
  botsHref?: string;
  /** Shows a 'Soon' badge on links to agents. @default false */
  areAgentsComingSoon?: boolean;
  /** Shows a 'Soon' badge on links to bots. @default false */
  areBotsComingSoon?: boolean;
}
