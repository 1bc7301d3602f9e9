import type { Entitlements, Invoice, SubscriptionRefusal, UsageFigures } from '@platform/domain';

/** What the plan allows, and how much of it is used. */
export type BillingEntitlements = Omit<Entitlements, 'planId'>;

/** The time that the figures of use are counted in. */
export interface BillingPeriod {
  start: Date;
  end: Date;
}

/** Why something about the subscription is refused; each has one text in `billing.refusal`. */
export type BillingRefusal =
  | SubscriptionRefusal
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
  invoices: readonly Invoice[];
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
  invoices: readonly Invoice[];
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
