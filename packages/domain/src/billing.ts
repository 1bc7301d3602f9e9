import type { Keyed } from './records.ts';

/** The four things that a plan meters, in the order of the screen. */
export type UsageKind = 'llmTokens' | 'voiceMinutes' | 'apiCalls' | 'storageMb';

/** How much of a metered thing is used. */
export interface Usage {
  /** Used so far, from 0 up; may exceed `included`. */
  used: number;
  /** Included in the plan, from 0 up. */
  included: number;
}

/** The usage of each metered thing. */
export type UsageFigures = Readonly<Record<UsageKind, Usage>>;

/** What the plan allows, and how much of it is used. */
export interface Entitlements {
  /** Id of the plan; `null` if the server names none. */
  planId: string | null;
  /** '' if the server names none. */
  planName: string;
  /** The usage of each metered thing. */
  usage: UsageFigures;
  /** `null` if no limit is stated. */
  botsMax: number | null;
  /** The channels that a bot may use, in the server's words. */
  channels: readonly string[];
  /** Whether the plan includes voice. */
  voiceEnabled: boolean;
  /** Whether the plan has room for another voice agent. */
  canCreateVoiceAgent: boolean;
  /** Whether the plan has room for another bot. */
  canCreateBot: boolean;
  /** Whether the plan includes the advanced features. */
  canUseAdvancedFeatures: boolean;
  /** True for the specification's defaults, which apply if the server sent nothing. */
  isDefault: boolean;
}

/** The tenant's subscription. */
export interface Subscription {
  /** The price of the current plan; `null` without a subscription. */
  priceId: string | null;
  /** Set once the subscription was cancelled: access ends then. */
  endsAt?: Date;
  /** When the period ends and the next one is charged, if the server says so. */
  renewsAt?: Date;
}

/** How often a plan is paid. */
export type Interval = 'month' | 'year';

/** One price of one plan: monthly and yearly are two. */
export interface Plan extends Keyed {
  /** The server's id of the plan. */
  id: string;
  /** The name to show. */
  name: string;
  /** '' if the server sent none: such a plan cannot be chosen. */
  priceId: string;
  /** Minor units of the currency; `null` if missing or negative. */
  amount: number | null;
  /** ISO code in capitals, or the server's text if it is another one. */
  currency: string;
  /** `null` for an unknown interval: such a plan is not shown. */
  interval: Interval | null;
  /** Whether the plan is on sale; other plans are not shown. */
  isActive: boolean;
  /** What the plan includes, one line each. */
  features: readonly string[];
  /** What the plan includes in its own words, "25K LLM tokens"; '' if it says nothing. */
  descriptions: { llmTokens: string; voiceMinutes: string; apiCalls: string; storage: string };
}

/** One invoice. */
export interface Invoice extends Keyed {
  /** The id that calls take. Without one it cannot be mailed. */
  id: string;
  /** The number printed on the invoice; '' if the server sent none. */
  number: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** The provider's own word: paid, succeeded, open, pending, failed, void, uncollectible … */
  status: string;
  /** Minor units: what was paid of a paid invoice, else what is due; `null` if unreadable. */
  amount: number | null;
  /** ISO code in capitals, or the server's text if it is another one. */
  currency: string;
  /** The description, shown as the plan. */
  plan: string;
  /** The address of 'Preview'; `null` if it is missing or unsafe. */
  hostedUrl: string | null;
  /** The address of 'Download'; `null` if it is missing or unsafe. */
  pdfUrl: string | null;
}

/** Why a change of the subscription is refused to a person who is no tenant admin. */
export type SubscriptionRefusal =
  /** 'Only a tenant admin can change subscription.' */
  | 'cannotChangeSubscription'
  /** 'Only a tenant admin can cancel subscription.' */
  | 'cannotCancelSubscription';
