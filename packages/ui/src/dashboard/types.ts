import type { ReactNode } from 'react';
import type { Remote } from '../remote.ts';

/** A row of the table of agents. */
export interface DashboardAgent {
  /** Unique in the list, also where the server repeats or omits ids. */
  key: string;
  /** The id that the agent's page takes. */
  id: string;
  /** What the agent is called. */
  name: string;
  /** As the server wrote it, such as `inbound`; '' where it sent none. */
  type: string;
  /** Whether the agent takes calls. */
  isEnabled: boolean;
  /** Null where the server sent none. */
  callsToday: number | null;
  /** 0 to 1; null where the server sent none. */
  successRate: number | null;
}

/** The first agents, and how many there are in all; null where the server did not say. */
export interface DashboardAgents {
  /** The first agents, in the order of the server. */
  agents: readonly DashboardAgent[];
  /** How many there are in all. */
  total: number | null;
}

/** Calls of one day; null where the server sent none. */
export interface UsagePoint {
  /** How many calls the day had. */
  calls: number | null;
  /** The day, `2026-11-26`, or a local time of it. */
  date: string | Date | null;
}

/** The figures of the overview; null is one that the server did not send. */
export interface DashboardOverview {
  /** Calls of today, as the server counts it. */
  callsToday: number | null;
  /** Calls of this week, as the server counts it. */
  callsThisWeek: number | null;
  /** 0 to 1. */
  successRate: number | null;
  /** Oldest first. */
  timeline: readonly UsagePoint[];
}

export interface DashboardScreenProps {
  /** Whom to welcome; '' welcomes nobody by name. */
  firstName: string;
  /** The first agents and how many there are. */
  agents: Remote<DashboardAgents>;
  /** The figures, and the calls of the last days. */
  overview: Remote<DashboardOverview>;
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
