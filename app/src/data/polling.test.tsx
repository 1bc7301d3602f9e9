// @vitest-environment jsdom
import { ApiError, defineResource } from '@platform/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { showPage } from '../testing/showPage.ts';
import { useResource } from './useResource.ts';

const interval = 30_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A page that polls; each response takes `responseMs`. */
async function mountPoll(responseMs = 0) {
  const signals: AbortSignal[] = [];
  let open = 0;
  let maxConcurrent = 0;
  const health = defineResource({
    name: 'test.health',
    load: async (_api, _params, signal) => {
      signals.push(signal);
      open += 1;
      maxConcurrent = Math.max(maxConcurrent, open);
      await new Promise((resolve) => setTimeout(resolve, responseMs));
      open -= 1;
      return signals.length;
    },
    freshMs: 0,
  });
  const page = mountHook(() => useResource(health, {}, { pollMs: interval }));
  await pass(responseMs + 1);
  return { ...page, signals, maxConcurrent: () => maxConcurrent, isOpen: () => open > 0 };
}

test('L03 fetches at once, then at every interval, and shows each response', async () => {
  const { signals, current } = await mountPoll();
  expect(signals).toHaveLength(1);
  await pass(interval / 2);
  for (const count of [2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one interval after the other
    await pass(interval);
    expect(signals).toHaveLength(count);
    expect(current()).toMatchObject({ status: 'ready', data: count });
  }
});

test('L03 stops once its page is left', async () => {
  const { signals, unmount } = await mountPoll();
  unmount();
  await pass(10 * interval);
  expect(signals).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('L03 aborts a pending request when its page is left', async () => {
  const { signals, unmount } = await mountPoll(100);
  await pass(interval - 50);
  expect(signals).toHaveLength(2);
  unmount();
  await pass(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
});

test('L03 pauses while the page is hidden and fetches at once when it is visible again', async () => {
  const { signals } = await mountPoll();
  showPage('hidden');
  await pass(10 * interval);
  expect(signals).toHaveLength(1);
  showPage('visible');
  await pass(0);
  expect(signals).toHaveLength(2);
});

test('L03 never sends two requests at once, and continues after a slow response', async () => {
  const { signals, maxConcurrent } = await mountPoll(2.5 * interval);
  await pass(interval);
  showPage('hidden');
  showPage('visible');
  await pass(12 * interval);
  expect(maxConcurrent()).toBe(1);
  expect(signals.length).toBeGreaterThanOrEqual(4);
});

test.each([
  { name: 'retries every 8 s after a failed refresh', reconnects: true, counts: [2, 3, 4] },
  {
    name: 'does not retry a failed refresh by default',
    reconnects: false,
    counts: [2, 2, 2],
  },
])('L03 polling $name', async ({ reconnects, counts }) => {
  let count = 0;
  const figure = defineResource({
    name: 'test.reconnect',
    load: async () => {
      count += 1;
      if (count > 1 && count < 4) throw new ApiError('http', { status: 400 });
      return count;
    },
    freshMs: 0,
  });
  const { current, unmount } = mountHook(() =>
    useResource(figure, {}, { pollMs: interval, reconnects }),
  );
  await pass(1);
  await pass(interval);
  const shownCounts: number[] = [];
  for (let tick = 0; tick < counts.length; tick += 1) {
    shownCounts.push(count);
    // oxlint-disable-next-line no-await-in-loop -- one interval after the other
    await pass(8000);
  }
  expect(shownCounts).toEqual(counts);
  expect(current()).toMatchObject(
    reconnects ? { data: 4, refreshError: undefined } : { data: 1, refreshError: {} },
  );
  unmount();
});

test('L03 a hidden page does not reconnect', async () => {
  let count = 0;
  const figure = defineResource({
    name: 'test.hidden',
    load: async () => {
      count += 1;
      if (count > 1) throw new ApiError('http', { status: 400 });
      return count;
    },
    freshMs: 0,
  });
  mountHook(() => useResource(figure, {}, { pollMs: interval, reconnects: true }));
  await pass(1);
  await pass(interval);
  showPage('hidden');
  await pass(60_000);
  expect(count).toBe(2);
});
