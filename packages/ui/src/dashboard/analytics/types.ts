import type { Entitlements, Integration, LeadPeriod, Overview } from '@platform/domain';

/** The conversations of a range, as far as they could be loaded. */
export interface AnalyticsConversations {
  /** How many there are in all, or at least. */
  total: number;
  /** Whether there may be more: the service did not say, and the load was full. */
  isCut: boolean;
  /** How many of them the days are counted from. */
  counted: number;
  /** How many there were in as many days before, or at least; null where nobody knows. */
  before: Readonly<{ total: number; isCut: boolean }> | null;
  /** Each day with its conversations. */
  days: readonly Readonly<{ day: Date; count: number }>[];
}

/** What the voice service itself counts; null is a figure that it did not send. */
export type AnalyticsOverview = Pick<Overview, 'callsToday' | 'callsThisWeek' | 'successRate'>;

/** A connection to another service, as far as it needs attention or works. */
export type AnalyticsIntegration = Pick<Integration, 'provider' | 'name' | 'status'>;

/** What is used of what the plan includes. */
export type AnalyticsUsage = Pick<Entitlements, 'planName' | 'usage'>;

/** Where the marks lead: to lists that hold what they count. */
export interface AnalyticsHrefs {
  /** The conversations of the range, or of one day. */
  conversations: (day?: Date) => string;
  /** The conversations of today, and of the last seven days. */
  today: string;
  /** The conversations of the last seven days. */
  week: string;
  /** The leads created from a day until before another, in the range without; won ones of these. */
  leads: (part: { period?: Pick<LeadPeriod, 'from' | 'to'>; isWon?: boolean }) => string;
  /** The interactions of the range, of one type or of all. */
  interactions: (type?: string) => string;
  /** The integrations of a status. */
  integrations: (status: AnalyticsIntegration['status']) => string;
  /** What is used of the plan. */
  usage: string;
}
