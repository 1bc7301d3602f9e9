// @vitest-environment jsdom
import { defineResource } from '@platform/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { useDailyRefresh } from './useDailyRefresh.ts';
import { useResource } from '../../data/useResource.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.setSystemTime(new Date(2026, 10, 27, 23, 40));
});
afterEach(() => vi.useRealTimers());

test('fetches figures of today again at midnight, and no others', async () => {
  const counted = (name: string) => {
    let reads = 0;
    return defineResource({
      name,
      load: () => Promise.resolve((reads += 1)),
      freshMs: 60 * MINUTE,
    });
  };
  const [calls, others] = [counted('test.calls'), counted('test.others')];
  const { current } = mountHook(() => {
    useDailyRefresh(calls);
    return [useResource(calls, {}), useResource(others, {})];
  });
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);
  await pass(19);
  expect(current()).toMatchObject([{ data: 1 }, { data: 1 }]);
  await pass(2);
  expect(current()).toMatchObject([{ data: 2 }, { data: 1 }]);
  await pass(30);
  expect(current()).toMatchObject([{ data: 2 }, { data: 1 }]);
});
