// @vitest-environment jsdom
import { defineResource } from '@platform/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { useResource } from './useResource.ts';

const interval = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  show('visible');
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page that polls something whose every answer takes so many milliseconds. */
async function mountPoll(answerMs = 0) {
  const signals: AbortSignal[] = [];
  let open = 0;
  let most = 0;
  const health = defineResource({
    name: 'test.health',
    load: async (_api, _params, signal) => {
      signals.push(signal);
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      open -= 1;
      return signals.length;
    },
    freshMs: 0,
  });
  const page = mountHook(() => useResource(health, {}, { pollMs: interval }));
  await pass(answerMs + 1);
  return { ...page, signals, most: () => most, isOpen: () => open > 0 };
}

test('L03 asks at once, then at every interval, and shows each answer', async () => {
  const { signals, now } = await mountPoll();
  expect(signals).toHaveLength(1);
  await pass(interval / 2);
  for (const count of [2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one interval after the other
    await pass(interval);
    expect(signals).toHaveLength(count);
    expect(now()).toMatchObject({ status: 'ready', data: count });
  }
});

test('L03 does not go on after its page is left', async () => {
  const { signals, leave } = await mountPoll();
  leave();
  await pass(10 * interval);
  expect(signals).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('L03 gives up the question that is open when its page is left', async () => {
  const { signals, leave } = await mountPoll(100);
  await pass(interval - 50);
  expect(signals).toHaveLength(2);
  leave();
  await pass(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
});

test('L03 rests while the page is hidden and asks at once when it is seen again', async () => {
  const { signals } = await mountPoll();
  show('hidden');
  await pass(10 * interval);
  expect(signals).toHaveLength(1);
  show('visible');
  await pass(0);
  expect(signals).toHaveLength(2);
});

test('L03 never asks twice at a time, and goes on after an answer that took long', async () => {
  const { signals, most } = await mountPoll(2.5 * interval);
  await pass(interval);
  show('hidden');
  show('visible');
  await pass(12 * interval);
  expect(most()).toBe(1);
  expect(signals.length).toBeGreaterThanOrEqual(4);
});
