import type { Entitlements, Integration, LeadPeriod, Overview } from '@platform/domain';

/** Loaded conversations of a range. */
export interface AnalyticsConversations {
  /** Total number; a lower bound if `isTruncated`. */
  total: number;
  /** True if there may be more: the server sent no total and the page was full. */
  isTruncated: boolean;
  /** Number of conversations that `days` counts. */
  counted: number;
  /** Total of the preceding range of the same length; null if unknown. */
  before: Readonly<{ total: number; isTruncated: boolean }> | null;
  /** Conversations per day. */
  days: readonly Readonly<{ day: Date; count: number }>[];
}

/** Figures that the voice service reports; null if it did not send one. */
export type AnalyticsOverview = Pick<Overview, 'callsToday' | 'callsThisWeek' | 'successRate'>;

/** An integration with its status. */
export type AnalyticsIntegration = Pick<Integration, 'provider' | 'name' | 'status'>;

/** Usage and limits of the plan. */
export type AnalyticsUsage = Pick<Entitlements, 'planName' | 'usage'>;

/** Links to the lists behind the figures. */
export interface AnalyticsHrefs {
  /** Conversations of the range, or of one day. */
  conversations: (day?: Date) => string;
  /** Conversations of today. */
  today: string;
  /** Conversations of the last seven days. */
  week: string;
  /** Leads created from one day until before another, or in the range; optionally only won ones. */
  leads: (part: { period?: Pick<LeadPeriod, 'from' | 'to'>; isWon?: boolean }) => string;
  /** Interactions of the range, of one type or of all. */
  interactions: (type?: string) => string;
  /** Integrations with a status. */
  integrations: (status: AnalyticsIntegration['status']) => string;
  /** Usage of the plan. */
  usage: string;
}
