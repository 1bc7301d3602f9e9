import type { Subscription } from '@platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { confirmCheckout, dismissCheckout, readCheckoutReturn } from './checkoutReturn.ts';
import type { CheckoutReturnOptions } from './checkoutReturn.ts';
import { readCheckout, writeCheckout } from './checkoutStorage.ts';
import { withPurchaseLock } from './purchaseLock.ts';

beforeEach(() => void stubTabStorage());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const startedCheckout = { userId: 'ada', priceId: 'pro', stage: 'begun', at: 1000 } as const;
const starter: Subscription = { priceId: 'starter' };
const pro: Subscription = { priceId: 'pro' };

/** Ada's browser returns a second after leaving. */
function readReturnOf(changes: Partial<CheckoutReturnOptions>) {
  return readCheckoutReturn({
    userId: 'ada',
    address: 'paid',
    readSubscription: async () => starter,
    now: () => 2000,
    signal: new AbortController().signal,
    ...changes,
  });
}

describe('landing from a checkout', () => {
  it('is null if no checkout was started, or another user started it', async () => {
    expect(await readReturnOf({})).toBeNull();
    writeCheckout(startedCheckout);
    expect(await readReturnOf({ userId: 'bo' })).toBeNull();
  });

  it('O15 is "confirming" even if the URL claims that it is paid', async () => {
    writeCheckout(startedCheckout);
    expect(await readReturnOf({ address: 'paid' })).toEqual({
      priceId: 'pro',
      state: 'confirming',
    });
    expect(readCheckout('ada', 2000)?.stage).toBe('returned');
  });

  it('keeps confirming at the URL of a cancelled checkout', async () => {
    writeCheckout({ ...startedCheckout, stage: 'returned' });
    expect(await readReturnOf({ address: 'cancelled' })).toEqual({
      priceId: 'pro',
      state: 'confirming',
    });
  });

  it('is cancelled, and null when read again', async () => {
    writeCheckout(startedCheckout);
    expect(await readReturnOf({ address: 'cancelled' })).toEqual({
      priceId: 'pro',
      state: 'cancelled',
      subscription: starter,
    });
    expect(await readReturnOf({ address: 'cancelled' })).toBeNull();
  });

  it('is cancelled if the subscription cannot be read', async () => {
    writeCheckout(startedCheckout);
    const readSubscription = () => Promise.reject(new Error('down'));
    expect(await readReturnOf({ address: 'cancelled', readSubscription })).toMatchObject({
      state: 'cancelled',
      subscription: null,
    });
  });

  it('is confirmed if the subscription shows the purchase', async () => {
    writeCheckout(startedCheckout);
    const readSubscription = async () => pro;
    expect(await readReturnOf({ address: 'cancelled', readSubscription })).toEqual({
      priceId: 'pro',
      state: 'confirmed',
      subscription: pro,
    });
  });

  it('L01 is null when the page was left, and keeps the checkout', async () => {
    writeCheckout(startedCheckout);
    const leaving = new AbortController();
    const result = readReturnOf({ address: 'cancelled', signal: leaving.signal });
    leaving.abort();
    expect(await result).toBeNull();
    expect(readCheckout('ada', 2000)).toEqual(startedCheckout);
  });

  it('is null when another checkout was started in the meantime', async () => {
    writeCheckout(startedCheckout);
    const result = readReturnOf({ address: 'cancelled' });
    const next = { ...startedCheckout, priceId: 'starter', at: 1500 };
    writeCheckout(next);
    expect(await result).toBeNull();
    expect(readCheckout('ada', 2000)).toEqual(next);
  });
});

describe('confirming a checkout', () => {
  function confirm(responses: Subscription[], locks = createFakeLocks()) {
    vi.useFakeTimers();
    writeCheckout({ ...startedCheckout, stage: 'returned', at: Date.now() });
    const leaving = new AbortController();
    const readSubscription = vi.fn<() => Promise<Subscription>>(
      async () => responses.shift() ?? starter,
    );
    const confirmed = confirmCheckout({
      userId: 'ada',
      priceId: 'pro',
      locks,
      readSubscription,
      signal: leaving.signal,
    });
    return { confirmed, leaving, readSubscription, locks };
  }

  it('polls until the subscription confirms it, and removes the checkout', async () => {
    const { confirmed, readSubscription } = confirm([starter, starter, pro]);
    await vi.runAllTimersAsync();
    expect(await confirmed).toEqual(pro);
    expect(readSubscription).toHaveBeenCalledTimes(3);
    expect(readCheckout('ada', Date.now())).toBeNull();
  });

  it('gives up after six polls, and keeps the checkout', async () => {
    const { confirmed, readSubscription } = confirm([]);
    await vi.runAllTimersAsync();
    expect(await confirmed).toBeNull();
    expect(readSubscription).toHaveBeenCalledTimes(6);
    expect(readCheckout('ada', Date.now())).not.toBeNull();
    dismissCheckout();
    expect(readCheckout('ada', Date.now())).toBeNull();
  });

  it('L01 stops polling once its page is left', async () => {
    const { confirmed, leaving, readSubscription } = confirm([]);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect(await confirmed).toBeNull();
    await vi.runAllTimersAsync();
    expect(readSubscription).toHaveBeenCalledTimes(1);
  });

  it('M01 blocks another purchase in every tab', async () => {
    const { leaving, locks } = confirm([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await withPurchaseLock(locks, 'ada', async () => 'begun')).toBeNull();
    leaving.abort();
    await vi.runAllTimersAsync();
    expect(await withPurchaseLock(locks, 'ada', async () => 'begun')).toBe('begun');
  });
});
