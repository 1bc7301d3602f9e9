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
  readSubscription: () => Promise<Subscription>;
  onSubscription: (subscription: Subscription) => void;
  /** Returns the URL of the provider's page. */
  createSession: (body: CheckoutBody) => Promise<string>;
  now: () => number;
}

type CheckoutResult =
  /** The browser must navigate to the provider's page at `url`. */
  | { kind: 'ready'; url: string }
  /** A checkout of this page is already starting. */
  | { kind: 'busy' }
  /** Another tab is starting or confirming a checkout. */
  | { kind: 'busyElsewhere' }
  | { kind: 'bought' }
  /** The page was left in the meantime: do not navigate. */
  | { kind: 'left' }
  | { kind: 'failed'; error: unknown };

export interface CheckoutStarter {
  /** Never rejects. */
  start: (options: CheckoutOptions) => Promise<CheckoutResult>;
  /** Allows another start after `ready`, when the user comes back from the provider's page. */
  reset: () => void;
  isOpen: () => boolean;
  /** Called on mount. After the cleanup the browser is no longer redirected. */
  open: () => () => void;
}

/**
 * Prevents buying twice: one start per page until `reset`, one tab at a time, and a fresh read of
 * the subscription before a session is created.
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
