import { ApiError } from '@platform/api';
import type { Subscription } from '@platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmPurchase } from './confirmPurchase.ts';

const delaysMs = [0, 1000, 2000];
const pro: Subscription = { priceId: 'pro' };
const starter: Subscription = { priceId: 'starter' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function confirming(...responses: (Subscription | Error)[]) {
  const poll = vi.fn<() => Promise<Subscription>>(() => {
    const response = responses.shift() ?? starter;
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const leaving = new AbortController();
  const outcome = confirmPurchase({ priceId: 'pro', delaysMs, poll, signal: leaving.signal });
  return { poll, leaving, outcome };
}

describe('confirmPurchase', () => {
  it('polls until the subscription has the price', async () => {
    const { poll, outcome } = confirming(starter, pro);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(pro);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('gives up after the last poll', async () => {
    const { poll, outcome } = confirming();
    await vi.runAllTimersAsync();
    expect(await outcome).toBeNull();
    expect(poll).toHaveBeenCalledTimes(delaysMs.length);
  });

  it('D20 counts a failed poll', async () => {
    const failed = new ApiError('http', { status: 404 });
    const { poll, outcome } = confirming(failed, new ApiError('malformed'), pro);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(pro);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it('O15 does not count a cancelled subscription as a purchase', async () => {
    const ending = { ...pro, endsAt: new Date(0) };
    const { outcome } = confirming(ending, ending, ending);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeNull();
  });

  it('L01 stops polling once the page is left', async () => {
    const { poll, leaving, outcome } = confirming();
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect(await outcome).toBeNull();
    await vi.runAllTimersAsync();
    expect(poll).toHaveBeenCalledTimes(1);
  });

  it('L01 ignores a response after the page is left', async () => {
    const leaving = new AbortController();
    const poll = async () => {
      leaving.abort();
      return pro;
    };
    const outcome = confirmPurchase({ priceId: 'pro', delaysMs, poll, signal: leaving.signal });
    await vi.runAllTimersAsync();
    expect(await outcome).toBeNull();
  });

  it('L02 sends one poll at a time', async () => {
    let open = 0;
    let most = 0;
    const poll = async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => {
        setTimeout(resolve, 3000);
      });
      open -= 1;
      return starter;
    };
    const { signal } = new AbortController();
    const outcome = confirmPurchase({ priceId: 'pro', delaysMs, poll, signal });
    await vi.runAllTimersAsync();
    expect(await outcome).toBeNull();
    expect(most).toBe(1);
  });
});
