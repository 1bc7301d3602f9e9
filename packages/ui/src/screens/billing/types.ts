import type { Entitlements, Invoice, SubscriptionRefusal, UsageFigures } from '@platform/domain';
import type { FormRefusal } from '../../patterns/FormDialog/formTypes.ts';

/** Entitlements of a plan and their usage. */
export type BillingEntitlements = Omit<Entitlements, 'planId'>;

export interface BillingPeriod {
  start: Date;
  end: Date;
}

/** Reason why a subscription action is refused; each has a text in `billing.refusal`. */
export type BillingRefusal =
  | SubscriptionRefusal
  | 'noPlan'
  /** An earlier purchase is not confirmed yet, in this tab or another one. */
  | 'checkoutPending'
  /** The server sent no price for the plan. */
  | 'noPrice';

/** 'unconfirmed' took too long; 'cancelled' means that the user left without paying. */
export type CheckoutState = 'confirming' | 'confirmed' | 'unconfirmed' | 'cancelled';

/** The browser leaves the page, or the dialog shows the refusal. */
export type CheckoutOutcome =
  | { status: 'redirecting' }
  /** '' if a toast shows the message instead. */
  | FormRefusal<never>;

/** URLs of the links in the area. */
export interface BillingPaths {
  /** First page of the area. */
  overview: string;
  /** Plans and prices. */
  plans: string;
  /** All invoices. */
  invoices: string;
  /** Usage per month. */
  usageAnalytics: string;
}

/** Invoices of the overview: all pages loaded so far. */
export interface InvoiceList {
  /** Newest first. */
  invoices: readonly Invoice[];
  /** Shows 'Load more'. */
  hasMore: boolean;
  /** True while the next rows load. */
  isLoadingMore: boolean;
  /** Error of the next page; the rows stay and 'Load more' retries. */
  moreError?: string | undefined;
}

/** Page of ten invoices. */
export interface InvoicePage {
  /** At most ten. */
  invoices: readonly Invoice[];
  /** Starts at 1. */
  page: number;
  /** Enables Previous. */
  hasPrevious: boolean;
  /** Enables Next. */
  hasNext: boolean;
  /** True while the next page loads; the rows stay. @default false */
  isLoadingNext?: boolean | undefined;
  /** Error of the next page; the rows stay and Next retries. */
  nextError?: string | undefined;
}

/** Usage of a month. */
export interface UsageMonth {
  /** First day of the month: `2024-08-01`. */
  month: string;
  /** Usage per metric. */
  usage: UsageFigures;
}
