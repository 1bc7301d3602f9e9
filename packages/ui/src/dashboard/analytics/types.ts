import type { Entitlements, Integration, InteractionType } from '@platform/domain';

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
export interface AnalyticsOverview {
  /** Calls of today. */
  callsToday: number | null;
  /** Calls of this week. */
  callsThisWeek: number | null;
  /** 0 to 1. */
  successRate: number | null;
}

/** How many leads were created, and how many of these are won. */
export interface LeadCount {
  /** Created in the days. */
  created: number;
  /** Of these, won by now. */
  won: number;
}

/** A whole week or month with its leads; `to` is the first day that is no part of it. */
export interface LeadPeriod extends LeadCount {
  /** What it is. */
  unit: 'week' | 'month';
  /** Of a week its number in the year. */
  number: number;
  /** The first day. */
  from: Date;
  /** The day after the last. */
  to: Date;
}

/** The leads of a range. */
export interface AnalyticsLeads {
  /** Of the range. */
  now: LeadCount;
  /** Of as many days before. */
  before: LeadCount;
  /** In their order. */
  periods: readonly LeadPeriod[];
  /** How many leads were looked at. */
  loaded: number;
  /** Whether there may be more leads than these. */
  isCut: boolean;
}

/** The interactions of a range. */
export interface AnalyticsInteractions {
  /** How many there are. */
  total: number;
  /** How many of them are calls. */
  calls: number;
  /** By type; a word nobody knows is null, with the word as it came. */
  types: readonly Readonly<{
    type: InteractionType | null;
    text: string;
    count: number;
  }>[];
  /** How many interactions were looked at. */
  loaded: number;
  /** Whether there may be more interactions than these. */
  isCut: boolean;
}

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
