import type { CheckoutBody, Subscription, User } from '@platform/api';
import type { Locks } from '../withLock.ts';
import { checkoutBody } from './checkoutBody.ts';
import type { CheckoutReturn, PurchasedPlan } from './checkoutBody.ts';
import { writeCheckout } from './checkoutStorage.ts';
import { withPurchaseLock } from './purchaseLock.ts';
import { isBought } from './subscriptionStatus.ts';

export interface CheckoutOptions {
  plan: PurchasedPlan;
  user: Pick<User, 'id' | 'email'>;
  returnTo: CheckoutReturn;
  locks: Locks;
  /** Reads the subscription from the service. */
  readSubscription: () => Promise<Subscription>;
  /** Told what was read. */
  onSubscription: (subscription: Subscription) => void;
  /** Creates a checkout session. @returns the address of the provider's page */
  createSession: (body: CheckoutBody) => Promise<string>;
  now: () => number;
}

/** How beginning a checkout ended. */
type CheckoutResult =
  /** The browser has to go to the provider's page at `url`. */
  | { kind: 'ready'; url: string }
  /** This page began one before. */
  | { kind: 'busy' }
  /** Another tab is beginning one, or confirming one. */
  | { kind: 'busyElsewhere' }
  /** The plan is bought already; nothing was begun. */
  | { kind: 'bought' }
  /** The page was left meanwhile: the browser must not be sent away from where it is now. */
  | { kind: 'left' }
  | { kind: 'failed'; error: unknown };

/** The checkouts of one page. */
export interface CheckoutStarter {
  /** Begins a checkout. It never rejects. */
  start: (options: CheckoutOptions) => Promise<CheckoutResult>;
  /** Allows another start after a `ready`: the browser came back from the provider's page. */
  reset: () => void;
  /** True until the page is left. */
  isOpen: () => boolean;
  /** Called when the page is shown. @returns called when it is left: the browser stays where it is then */
  open: () => () => void;
}

/**
 * Creates the start of checkouts, by which nothing is bought twice: a page begins one at a time, and
 * none after a `ready` until `reset`; one tab at a time creates a session; and what another tab has
 * bought since is seen before one is created. The checkout is stored in this tab for its return.
 */
export function createCheckoutStarter(): CheckoutStarter {
  let isBusy = false;
  let isOpen = true;
  return {
    async start(options) {
      if (isBusy) return { kind: 'busy' };
      isBusy = true;
      const result = await begin(options, () => isOpen);
      isBusy = result.kind === 'ready';
      return result;
    },
    reset() {
      isBusy = false;
    },
    isOpen: () => isOpen,
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },
  };
}

async function begin(options: CheckoutOptions, isOpen: () => boolean): Promise<CheckoutResult> {
  const { locks, plan, user, now } = options;
  try {
    const session = await withPurchaseLock(locks, user.id, () => openSession(options));
    if (!session) return { kind: 'busyElsewhere' };
    if (session.kind !== 'ready') return session;
    if (!isOpen()) return { kind: 'left' };
    writeCheckout({ userId: user.id, priceId: plan.priceId, stage: 'begun', at: now() });
    return session;
  } catch (error) {
    return { kind: 'failed', error };
  }
}

async function openSession(options: CheckoutOptions): Promise<CheckoutResult> {
  const { plan, user, returnTo } = options;
  const subscription = await options.readSubscription().catch(() => null);
  if (subscription) options.onSubscription(subscription);
  if (subscription && isBought(subscription, plan.priceId)) return { kind: 'bought' };
  const url = await options.createSession(checkoutBody(plan, user.email, returnTo));
  return { kind: 'ready', url };
}
