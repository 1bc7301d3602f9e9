import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEALTH_INTERVAL_MS } from './limits.ts';
import { watchHealth } from './watchHealth.ts';

/** A document that can be hidden, and knows how many listen. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  listeners = 0;

  override addEventListener(...rest: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...rest);
  }

  override removeEventListener(...rest: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...rest);
  }

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('L03 asks at once and every 30 s, and leaves nothing behind', async () => {
  const page = new Page();
  const ask = vi.fn<() => Promise<void>>(async () => {});
  const stop = watchHealth(ask, page);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(120 * HEALTH_INTERVAL_MS);
  expect(ask).toHaveBeenCalledTimes(121);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  await pass(10 * HEALTH_INTERVAL_MS);
  expect(ask).toHaveBeenCalledTimes(121);
  expect([vi.getTimerCount(), page.listeners]).toEqual([0, 0]);
});

it('L03 rests while the page is hidden and asks at once when it is seen again', async () => {
  const page = new Page();
  const ask = vi.fn<() => Promise<void>>(async () => {});
  const stop = watchHealth(ask, page);
  await pass(10_000);
  page.show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await pass(10 * HEALTH_INTERVAL_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  page.show('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(HEALTH_INTERVAL_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

it('L03 does not ask on a page that opens hidden', async () => {
  const page = new Page();
  page.visibilityState = 'hidden';
  const ask = vi.fn<() => Promise<void>>(async () => {});
  const stop = watchHealth(ask, page);
  await pass(5 * HEALTH_INTERVAL_MS);
  expect(ask).not.toHaveBeenCalled();
  page.show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it('L03 never asks twice at a time, and goes on after an answer that took long', async () => {
  const page = new Page();
  let open = 0;
  let most = 0;
  const ask = vi.fn<() => Promise<void>>(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 2.5 * HEALTH_INTERVAL_MS));
    open -= 1;
  });
  const stop = watchHealth(ask, page);
  await pass(HEALTH_INTERVAL_MS);
  page.show('hidden');
  page.show('visible');
  await pass(10 * HEALTH_INTERVAL_MS);
  expect(most).toBe(1);
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(4);
  stop();
});

it('L03 gives up the question that is open, and twenty visits leave one timer', async () => {
  const page = new Page();
  const given: AbortSignal[] = [];
  let stop = () => {};
  for (let visit = 1; visit <= 20; visit += 1) {
    stop();
    stop = watchHealth(async (signal) => void given.push(signal), page);
  }
  await pass(0);
  expect([vi.getTimerCount(), page.listeners]).toEqual([1, 1]);
  expect(given.filter(({ aborted }) => aborted)).toHaveLength(19);
  stop();
});
