/** The four things a plan meters, in the order of the screen. */
export type UsageKind = 'llmTokens' | 'voiceMinutes' | 'apiCalls' | 'storageMb';

/** What is used of what is included; `used` may pass `included`, which may be 0. */
export interface UsageFigure {
  /** What was used so far. */
  used: number;
  /** What the plan includes; 0 where nothing is. */
  included: number;
}

/** A figure for each metered thing. */
export type UsageFigures = Readonly<Record<UsageKind, UsageFigure>>;

/** What the plan allows, and how much of it is used. */
export interface BillingEntitlements {
  /** '' where the server names none. */
  planName: string;
  /** What is used of each metered thing. */
  usage: UsageFigures;
  /** `null` where no limit is stated. */
  botsMax: number | null;
  /** The channels a bot may use, in the server's words. */
  channels: readonly string[];
  /** Whether the plan includes voice. */
  voiceEnabled: boolean;
  /** Whether the plan has room for another voice agent. */
  canCreateVoiceAgent: boolean;
  /** Whether the plan has room for another bot. */
  canCreateBot: boolean;
  /** Whether the plan includes the advanced features. */
  canUseAdvancedFeatures: boolean;
  /** Marks the specification's defaults, which stand in after a failure. */
  isDefault: boolean;
}

/** The tenant's subscription. */
export interface BillingSubscription {
  /** The price of the current plan; `null` where there is no subscription. */
  priceId: string | null;
  /** Set once the subscription was cancelled: access ends then. */
  endsAt?: Date;
  /** When the period ends and the next one is charged, where the server says so. */
  renewsAt?: Date;
}

/** The time that the figures of use are counted in. */
export interface BillingPeriod {
  start: Date;
  end: Date;
}

/** How often a plan is paid. */
export type BillingInterval = 'month' | 'year';

/** One price of one plan: monthly and yearly are two. */
export interface BillingPlan {
  /** Unique in the list, also where the server repeats or omits ids. */
  key: string;
  /** The server's id of the plan. */
  id: string;
  /** What the plan is called. */
  name: string;
  /** '' where the server sent none: such a plan cannot be chosen. */
  priceId: string;
  /** Minor units of the currency; `null` where it is missing. */
  amount: number | null;
  /** An ISO code in capitals, or whatever the server sent instead. */
  currency: string;
  /** `null` for an unknown interval: such a plan is not shown. */
  interval: BillingInterval | null;
  /** Whether the plan is on sale; one that is not is not shown. */
  isActive: boolean;
  /** What the plan includes, one line each. */
  features: readonly string[];
  /** What the plan includes in its own words, "25K LLM tokens"; '' where it says nothing. */
  descriptions: { llmTokens: string; voiceMinutes: string; apiCalls: string; storage: string };
}

/** One invoice. */
export interface BillingInvoice {
  /** Unique in the list. */
  key: string;
  /** The id that the calls take. */
  id: string;
  /** What the invoice is called, as it stands on it. */
  number: string;
  /** The date of the invoice; `null` where the server sent none. */
  createdAt: Date | null;
  /** The provider's own word: paid, succeeded, open, pending, failed, void, uncollectible … */
  status: string;
  /** Minor units: what was paid where it is paid, else what is due. */
  amount: number | null;
  /** An ISO code in capitals, or whatever the server sent instead. */
  currency: string;
  /** The description, shown as the plan. */
  plan: string;
  /** The address of 'Preview', checked by the caller; `null` where it is missing or unsafe. */
  hostedUrl: string | null;
  /** The address of 'Download', checked by the caller; `null` where it is missing or unsafe. */
  pdfUrl: string | null;
}

/** Why something about the subscription is refused; each has one text in `billing.refusal`. */
export type BillingRefusal =
  /** 'Only a tenant admin can change subscription.' */
  | 'cannotChangeSubscription'
  /** 'Only a tenant admin can cancel subscription.' */
  | 'cannotCancelSubscription'
  /** 'Please select a plan first.' */
  | 'noPlan'
  /** An earlier purchase is not confirmed yet, in this tab or another. */
  | 'checkoutPending'
  /** The server sent no price for the plan. */
  | 'noPrice';

/**
 * What is known about a purchase that was begun: being confirmed, confirmed, not yet
 * confirmed though it was asked for long enough, or given up on the provider's page.
 */
export type CheckoutState = 'confirming' | 'confirmed' | 'unconfirmed' | 'cancelled';

/** How going to the checkout ended: the page is about to go, or a refusal stays in the dialog. */
export type CheckoutOutcome =
  | { status: 'redirecting' }
  /** `message` '' leaves the telling to a toast. */
  | { status: 'refused'; message: string };

/** How a cancellation ended: a refusal stays in the dialog. */
export type CancelOutcome = { status: 'cancelled' } | { status: 'refused'; message: string };

/** Where the links of the area lead. */
export interface BillingPaths {
  /** The first page of the area. */
  overview: string;
  /** The plans and their prices. */
  plans: string;
  /** The page of all invoices. */
  invoices: string;
  /** The usage of each month. */
  usageAnalytics: string;
}

/** The invoices of the overview: all pages that were loaded so far. */
export interface InvoiceList {
  /** Newest first. */
  invoices: readonly BillingInvoice[];
  /** Whether 'Load more' is offered. */
  hasMore: boolean;
  /** Whether the next rows are on their way. */
  isLoadingMore: boolean;
  /** Why the next page could not be loaded; the rows stay. 'Load more' tries again. */
  moreError?: string | undefined;
}

/** One page of the invoices, ten rows cut from cursor pages. */
export interface InvoicePage {
  /** At most ten. */
  invoices: readonly BillingInvoice[];
  /** From 1. */
  page: number;
  /** Whether a page comes before. */
  hasPrevious: boolean;
  /** Whether a page follows. */
  hasNext: boolean;
  /** While the page after this one is on its way; the rows stay. @default false */
  isLoadingNext?: boolean | undefined;
  /** Why the next page could not be loaded; the rows stay. 'Next' tries again. */
  nextError?: string | undefined;
}

/** A month of the usage analytics. */
export interface UsageMonth {
  /** The first day of the month in machine form: `2024-08-01`. */
  month: string;
  /** What was used of each metered thing in that month. */
  usage: UsageFigures;
}
