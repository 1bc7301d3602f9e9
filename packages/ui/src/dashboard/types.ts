import type { Remote } from '../remote.ts';

/** A row of the table of agents. */
export interface DashboardAgent {
  key: string;
  id: string;
  name: string;
  /** As the server wrote it, such as `inbound`; '' where it sent none. */
  type: string;
  isEnabled: boolean;
  /** Null where the server sent none. */
  callsToday: number | null;
  /** 0 to 1; null where the server sent none. */
  successRate: number | null;
}

/** The first agents, and how many there are in all; null where the server did not say. */
export interface DashboardAgents {
  agents: readonly DashboardAgent[];
  total: number | null;
}

/** Calls of one day; null where the server sent none. */
export interface UsagePoint {
  calls: number | null;
  date: Date | null;
}

/** The figures of the overview; null is one that the server did not send. */
export interface DashboardOverview {
  callsToday: number | null;
  callsThisWeek: number | null;
  /** 0 to 1. */
  successRate: number | null;
  /** Oldest first. */
  timeline: readonly UsagePoint[];
}

export interface DashboardScreenProps {
  /** Whom to welcome; '' welcomes nobody by name. */
  firstName: string;
  agents: Remote<DashboardAgents>;
  overview: Remote<DashboardOverview>;
  /** The day that is called today. */
  today: Date;
  /** @default '/voice-agent/agents' */
  agentsHref?: string;
  /** @default '/bot-studio/bots' */
  botsHref?: string;
}
