/** The four things a plan meters, in the order of the screen. */
export type UsageKind = 'llmTokens' | 'voiceMinutes' | 'apiCalls' | 'storageMb';

/** What is used of what is included; `used` may pass `included`, which may be 0. */
export interface UsageFigure {
  used: number;
  included: number;
}

/** A figure for each metered thing. */
export type UsageFigures = Readonly<Record<UsageKind, UsageFigure>>;

/** What the plan allows, and how much of it is used. */
export interface BillingEntitlements {
  /** '' where the server names none. */
  planName: string;
  usage: UsageFigures;
  /** `null` where no limit is stated. */
  botsMax: number | null;
  channels: readonly string[];
  voiceEnabled: boolean;
  canCreateVoiceAgent: boolean;
  canCreateBot: boolean;
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
}

/** How often a plan is paid. */
export type BillingInterval = 'month' | 'year';

/** One price of one plan: monthly and yearly are two. */
export interface BillingPlan {
  /** Unique in the list, also where the server repeats or omits ids. */
  key: string;
  id: string;
  name: string;
  /** '' where the server sent none: such a plan cannot be chosen. */
  priceId: string;
  /** Minor units of the currency; `null` where it is missing. */
  amount: number | null;
  /** An ISO code in capitals, or whatever the server sent instead. */
  currency: string;
  /** `null` for an unknown interval: such a plan is not shown. */
  interval: BillingInterval | null;
  isActive: boolean;
  features: readonly string[];
  /** What the plan includes in its own words, "25K LLM tokens"; '' where it says nothing. */
  descriptions: { llmTokens: string; voiceMinutes: string; apiCalls: string; storage: string };
}

/** One invoice. */
export interface BillingInvoice {
  /** Unique in the list. */
  key: string;
  id: string;
  number: string;
  createdAt: Date | null;
  /** The provider's own word: paid, succeeded, open, pending, failed, void, uncollectible … */
  status: string;
  /** Minor units: what was paid where it is paid, else what is due. */
  amount: number | null;
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
  overview: string;
  plans: string;
  invoices: string;
  usageAnalytics: string;
}

/** The invoices of the overview: all pages that were loaded so far. */
export interface InvoiceList {
  invoices: readonly BillingInvoice[];
  /** Whether 'Load more' is offered. */
  hasMore: boolean;
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
  hasPrevious: boolean;
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
  usage: UsageFigures;
}
