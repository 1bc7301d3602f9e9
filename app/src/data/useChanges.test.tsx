// @vitest-environment jsdom
import { changeOf, defineResource, replacementOf } from '@platform/api';
import { expect, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { useChanges } from './useChanges.ts';
import { useResource } from './useResource.ts';

/** Mounts a resource whose request stays pending until the test completes it. */
async function mountHeld() {
  let respond = (_data: Promise<number>) => {};
  const load = vi.fn<() => Promise<number>>(() => new Promise((resolve) => (respond = resolve)));
  const figure = defineResource({ name: 'test.figure', load });
  const page = mountHook(() => ({
    read: useResource(figure, {}, { marksRefresh: true }),
    change: useChanges(),
  }));
  await page.waitUntil(() => expect(load).toHaveBeenCalledOnce());
  return {
    load,
    figure,
    respond: (data: Promise<number>) => respond(data),
    change: page.current().change,
    unmount: page.unmount,
    read: async (expected: object) => {
      await page.waitUntil(({ read }) => expect(read).toMatchObject(expected));
      return page.current().read;
    },
  };
}

test('changes cached data without fetching it', async () => {
  const { load, figure, respond, change, read } = await mountHeld();
  respond(Promise.resolve(1));
  await read({ data: 1 });
  change([changeOf(figure, (data) => data + 1)]);
  expect(await read({ data: 2 })).toMatchObject({ status: 'ready', isRefreshing: false });
  expect(load).toHaveBeenCalledOnce();
});

test('does not abort a pending first read, and reports that it is outdated', async () => {
  const { figure, respond, change, read } = await mountHeld();
  expect(change([changeOf(figure, (data) => data + 1)])).toEqual([{ name: 'test.figure' }]);
  respond(Promise.resolve(5));
  expect(await read({ status: 'ready' })).toMatchObject({ data: 5 });
});

test('leaves a failure unchanged', async () => {
  const { figure, respond, change, read } = await mountHeld();
  respond(Promise.reject(new Error('no')));
  const failed = await read({ status: 'error' });
  change([changeOf(figure, (data) => data + 1)]);
  expect(await read({ status: 'error' })).toBe(failed);
});

test('changes nothing once its session has ended', async () => {
  const { figure, respond, change, read, unmount } = await mountHeld();
  respond(Promise.resolve(1));
  await read({ data: 1 });
  unmount();
  expect(change([changeOf(figure, (data) => data + 1)])).toEqual([]);
});

test('a replacement replaces a failure', async () => {
  const { figure, respond, change, read } = await mountHeld();
  respond(Promise.reject(new Error('no')));
  await read({ status: 'error' });
  change([replacementOf(figure, 7)]);
  expect(await read({ status: 'ready' })).toMatchObject({ data: 7 });
});

test('a replacement replaces a pending request', async () => {
  const { figure, respond, change, read } = await mountHeld();
  change([replacementOf(figure, 7)]);
  respond(Promise.resolve(1));
  expect(await read({ isRefreshing: false })).toMatchObject({ data: 7 });
});
