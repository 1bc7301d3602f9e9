// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { POLL_MS, STALL_MS, useDocuments } from './useDocuments.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function service() {
  let listRequests = 0;
  const now = { status: 'queued' };
  vi.stubGlobal('fetch', (address: string) => {
    const isList = new URL(address).pathname.endsWith('/documents');
    if (isList) listRequests += 1;
    const row = { id: 'doc', name: 'Guide.pdf', type: 'pdf', status: now.status };
    const body = isList ? { documents: [row], total: 1 } : { knowledge_bases: [], total: 0 };
    return Promise.resolve(Response.json(body));
  });
  return { now, listRequests: () => listRequests };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('polls documents only while one is in progress', async () => {
  const { now, listRequests } = service();
  const page = mountHook(() => useDocuments('kb'));
  await pass(1);
  await pass(3 * POLL_MS);
  expect(listRequests()).toBeGreaterThanOrEqual(3);
  now.status = 'ready';
  await pass(2 * POLL_MS);
  expect(dataOf(page.current().documents)?.documents[0]?.status).toBe('ready');
  const before = listRequests();
  await pass(10 * POLL_MS);
  expect(listRequests()).toBe(before);
});

test('reports a stall until there is progress again', async () => {
  const { now } = service();
  const page = mountHook(() => useDocuments('kb'));
  await pass(STALL_MS / 2);
  expect(page.current().isStalled).toBe(false);
  await pass(STALL_MS);
  expect(page.current().isStalled).toBe(true);
  now.status = 'processing';
  await pass(2 * POLL_MS);
  expect(page.current().isStalled).toBe(false);
});
