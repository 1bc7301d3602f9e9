import type { Identified } from './records.ts';

export type UsageKind = 'llmTokens' | 'voiceMinutes' | 'apiCalls' | 'storageMb';

/** Usage of a metered resource. */
export interface Usage {
  /** Used so far, from 0 up; may exceed `included`. */
  used: number;
  /** Included in the plan, from 0 up. */
  included: number;
}

export type UsageFigures = Readonly<Record<UsageKind, Usage>>;

export interface Entitlements {
  /** Id of the plan; `null` if the server names none. */
  planId: string | null;
  /** '' if the server names none. */
  planName: string;
  /** Usage of each metered resource. */
  usage: UsageFigures;
  /** `null` if unlimited or unknown. */
  botsMax: number | null;
  /** Channels that a bot may use, as the server names them. */
  channels: readonly string[];
  /** True if the plan includes voice. */
  voiceEnabled: boolean;
  /** True if the plan allows another voice agent. */
  canCreateVoiceAgent: boolean;
  /** True if the plan allows another bot. */
  canCreateBot: boolean;
  /** True if the plan includes the advanced features. */
  canUseAdvancedFeatures: boolean;
  /** True for the specification's defaults, used if the server sent nothing. */
  isDefault: boolean;
}

export interface Subscription {
  /** The price of the current plan; `null` without a subscription. */
  priceId: string | null;
  /** Set once the subscription was cancelled: access ends then. */
  endsAt?: Date;
  /** End of the period and date of the next charge, if the server sends it. */
  renewsAt?: Date;
}

export type Interval = 'month' | 'year';

/** A price of a plan; the monthly and the yearly price are separate. */
export interface Plan extends Identified {
  /** Display name. */
  name: string;
  /** '' if the server sent none: such a plan cannot be chosen. */
  priceId: string;
  /** Minor units of the currency; `null` if missing or negative. */
  amount: number | null;
  /** ISO code in upper case, or the server's text if it is not one. */
  currency: string;
  /** `null` for an unknown interval: such a plan is not displayed. */
  interval: Interval | null;
  /** True if the plan is on sale; other plans are not displayed. */
  isActive: boolean;
  /** Features that the plan includes, one line each. */
  features: readonly string[];
  /** Limits as the plan describes them, such as "25K LLM tokens"; '' if it does not. */
  descriptions: { llmTokens: string; voiceMinutes: string; apiCalls: string; storage: string };
}

export interface Invoice extends Identified {
  /** The number printed on the invoice; '' if the server sent none. */
  number: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** Value of the provider, such as paid, open, pending, failed, void or uncollectible. */
  status: string;
  /**
   * In minor units: the paid amount of a paid invoice, else the amount due; `null` if unreadable.
   */
  amount: number | null;
  /** ISO code in upper case, or the server's text if it is not one. */
  currency: string;
  /** The description, displayed as the plan. */
  plan: string;
  /** URL of 'Preview'; `null` if missing or unsafe. */
  hostedUrl: string | null;
  /** URL of 'Download'; `null` if missing or unsafe. */
  pdfUrl: string | null;
}

/** Reason why a user who is not a tenant admin may not change the subscription. */
export type SubscriptionRefusal =
  /** 'Only a tenant admin can change subscription.' */
  | 'cannotChangeSubscription'
  /** 'Only a tenant admin can cancel subscription.' */
  | 'cannotCancelSubscription';
