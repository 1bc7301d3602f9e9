// @vitest-environment jsdom
import { ApiError, createApi, defineResource } from '@platform/api';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { createTab, signInAdmin } from '../testing/signedIn.tsx';
import { createDataClient } from './dataClient.ts';
import { useRefresh } from './useResource.ts';
import { useResource } from './useResource.ts';

/** A resource whose requests are all refused at once. */
function refusedResource() {
  const load = vi.fn<() => Promise<string>>(() =>
    Promise.reject(new ApiError('http', { status: 400 })),
  );
  return { load, resource: defineResource({ name: 'test.refused', load }) };
}

test('a read that fails before the page renders is not requested twice', async () => {
  const { load, resource } = refusedResource();
  const page = mountHook(() => useResource(resource, {}));
  await page.waitUntil(({ status }) => expect(status).toBe('error'));
  expect(load).toHaveBeenCalledOnce();
});

test('a page requests again, once, what failed on the previous one', async () => {
  const { load, resource } = refusedResource();
  const signedIn = signInAdmin();
  const overview = mountHook(() => useResource(resource, {}), signedIn);
  await overview.waitUntil(({ status }) => expect(status).toBe('error'));
  const plans = mountHook(() => [useResource(resource, {}), useResource(resource, {})], signedIn);
  await plans.waitUntil((parts) =>
    expect(parts.map(({ status }) => status)).toEqual(['error', 'error']),
  );
  expect(load).toHaveBeenCalledTimes(2);
});

test('a refusal shows the message of the service, and offers no retry', async () => {
  const body = { error: { code: 'FORBIDDEN', message: 'Only auditors may see this.' } };
  const load = () => Promise.reject(new ApiError('http', { status: 403, body }));
  const resource = defineResource({ name: 'test.forbidden', load });
  const page = mountHook(() => useResource(resource, {}, { errorText: () => 'Failed to load' }));
  await page.waitUntil((read) =>
    expect(read).toEqual({
      status: 'error',
      message: 'Only auditors may see this.',
      retry: undefined,
    }),
  );
});

test('a read without a network says so, and recovers automatically', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  const load = vi.fn<() => Promise<string>>(() =>
    isOnline.getMockImplementation()?.() === false
      ? Promise.reject(new ApiError('network'))
      : Promise.resolve('read'),
  );
  const resource = defineResource({ name: 'test.offline', load });
  const page = mountHook(() => useResource(resource, {}, { errorText: () => 'Failed to load' }));
  await page.waitUntil((read) =>
    expect(read).toMatchObject({
      status: 'error',
      message: 'This loads automatically once you are connected.',
    }),
  );
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await page.waitUntil((read) => expect(read).toMatchObject({ status: 'ready', data: 'read' }));
});

function createPages() {
  const load = vi.fn<(page: number) => Promise<string>>(async (page) => `page ${page}`);
  const pages = defineResource({
    name: 'test.pages',
    load: (_api, { page }: { page: number }) => load(page),
  });
  return { pages, requestedPages: () => load.mock.calls.map(([page]) => page) };
}

test('requests unknown data although the copy shown before is fresh', async () => {
  const { pages, requestedPages } = createPages();
  const { current, waitUntil } = mountHook(() => {
    const [page, turnTo] = useState(1);
    return { turnTo, read: useResource(pages, { page }) };
  });
  await waitUntil(({ read }) => expect(read).toMatchObject({ data: 'page 1' }));
  current().turnTo(2);
  await waitUntil(({ read }) => expect(read).toMatchObject({ data: 'page 2' }));
  current().turnTo(1);
  await waitUntil(({ read }) => expect(read).toMatchObject({ data: 'page 1' }));
  expect(requestedPages()).toEqual([1, 2]);
});

test('sends one request for pages with the same data, and none while the copy is fresh', async () => {
  const { pages, requestedPages } = createPages();
  const signedIn = signInAdmin();
  const useFirst = () => useResource(pages, { page: 1 }, { marksRefresh: true });
  const both = mountHook(() => [useFirst(), useFirst()], signedIn);
  await both.waitUntil((reads) =>
    expect(reads).toMatchObject([{ data: 'page 1' }, { data: 'page 1' }]),
  );
  const later = mountHook(useFirst, signedIn);
  await later.waitUntil((read) =>
    expect(read).toMatchObject({ data: 'page 1', isRefreshing: false }),
  );
  expect(requestedPages()).toEqual([1]);
});

test('a page refetches, once, a copy that is too old for it', async () => {
  const { pages, requestedPages } = createPages();
  const signedIn = signInAdmin();
  const useFirst = () => useResource(pages, { page: 1 }, { freshMs: 0, marksRefresh: true });
  const first = mountHook(useFirst, signedIn);
  await first.waitUntil((read) =>
    expect(read).toMatchObject({ data: 'page 1', isRefreshing: false }),
  );
  first.unmount();
  const second = mountHook(() => [useFirst(), useFirst()], signedIn);
  await second.waitUntil(([read]) => expect(read).toMatchObject({ isRefreshing: false }));
  expect(requestedPages()).toEqual([1, 1]);
});

test('only a page that marks it re-renders while a newer copy loads', async () => {
  let respond = (_text: string) => {};
  const load = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (respond = resolve)));
  const resource = defineResource({ name: 'test.text', load, freshMs: 0 });
  const signedIn = signInAdmin();
  const first = mountHook(() => useResource(resource, {}), signedIn);
  await first.waitUntil(() => expect(load).toHaveBeenCalledOnce());
  respond('text');
  await first.waitUntil((read) => expect(read).toMatchObject({ data: 'text' }));
  first.unmount();

  const plain = vi.fn<() => unknown>(() => useResource(resource, {}));
  const marking = mountHook(() => useResource(resource, {}, { marksRefresh: true }), signedIn);
  mountHook(plain, signedIn);
  await marking.waitUntil((read) =>
    expect(read).toMatchObject({ data: 'text', isRefreshing: true }),
  );
  respond('text');
  await marking.waitUntil((read) =>
    expect(read).toMatchObject({ data: 'text', isRefreshing: false }),
  );
  expect(plain).toHaveBeenCalledOnce();
});

test('a refresh reports the errors of its own resources only', async () => {
  const { resource: refused } = refusedResource();
  const { pages } = createPages();
  const { current, waitUntil } = mountHook(() => ({
    refresh: useRefresh(),
    reads: [useResource(refused, {}), useResource(pages, { page: 1 })],
  }));
  await waitUntil(({ reads }) =>
    expect(reads.map(({ status }) => status)).toEqual(['error', 'ready']),
  );
  expect(await current().refresh(pages)).toEqual([]);
  expect(await current().refresh(refused, pages)).toMatchObject([{ status: 400 }]);
});

test('nothing is preloaded without a user', async () => {
  const environment = createTab();
  const api = createApi({ config: testConfig, environment, onSessionEnded: () => {} });
  const { pages, requestedPages } = createPages();
  expect(await createDataClient(api).preload(pages, { page: 1 })).toBeUndefined();
  expect(requestedPages()).toEqual([]);
});

test('a retry sends a request although the copy before the failure is still fresh', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'read');
  const resource = defineResource({ name: 'test.retried', load });
  const signedIn = signInAdmin();
  const lenient = mountHook(() => useResource(resource, {}, { freshMs: 60_000 }), signedIn);
  await lenient.waitUntil((read) => expect(read).toMatchObject({ data: 'read' }));
  load.mockRejectedValueOnce(new ApiError('http', { status: 400 }));
  const strict = mountHook(() => useResource(resource, {}, { freshMs: 0 }), signedIn);
  await strict.waitUntil((read) => expect(read).toHaveProperty('refreshError.message'));
  const read = lenient.current();
  if (read.status === 'ready') read.refreshError?.retry?.();
  await lenient.waitUntil((now) => expect(now).toMatchObject({ refreshError: undefined }));
  expect(load).toHaveBeenCalledTimes(3);
});
