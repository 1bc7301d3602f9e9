// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { AT, read, serveNotifications, unread, waitUntil } from './testing/openNotifications.tsx';

const openNotifications = serveNotifications();
const refuse = (body: object) => () => HttpResponse.json(body, { status: 400 });

describe('a notification', () => {
  it.each([
    ['is marked as read', 'onToggleRead', 'a', 'a/read', 'abC', 1],
    ['is marked as unread', 'onToggleRead', 'b', 'b/unread', 'ABC', 3],
    ['that is opened is marked as read', 'onOpen', 'a', 'a/read', 'abC', 1],
    ['unread leaves the list and the bell when archived', 'onArchive', 'a', 'a/archive', 'bC', 1],
    ['read leaves the list, not the bell, when archived', 'onArchive', 'b', 'b/archive', 'AC', 2],
  ] as const)('%s, at once', async (_, act, id, call, ids, count) => {
    let release = () => {};
    const write = () =>
      new Promise<Response>((resolve) => {
        release = () => resolve(HttpResponse.json({ success: true }));
      });
    const rows = [unread('a'), read('b'), unread('c')];
    const page = await openNotifications(rows, '', { write });
    page.current()[act](page.item(id));
    await waitUntil(() => expect(page.ids()).toBe(ids));
    expect(page.bell()).toBe(count);
    await waitUntil(() => expect(page.writes).toEqual([call]));
    expect(page.toasts()).toEqual([]);
    release();
    const expectedToasts = act === 'onArchive' ? ['Archived'] : [];
    await waitUntil(() => expect(page.toasts()).toEqual(expectedToasts));
  });

  it.each([
    ['onToggleRead', 'The notification could not be changed. Please try again.'],
    ['onArchive', 'The notification could not be archived. Please try again.'],
  ] as const)('is reverted if the service rejects it (%s)', async (act, message) => {
    const page = await openNotifications([unread('a')], '', { write: refuse({}) });
    page.current()[act](page.item('a'));
    await waitUntil(() => expect(page.toasts()).toEqual([message]));
    await waitUntil(() => expect(page.ids()).toBe('A'));
    expect(page.bell()).toBe(1);
    page.service.write = refuse({ error: { message: 'Not now' } });
    page.current()[act](page.item('a'));
    await waitUntil(() => expect(page.toasts()).toContain('Not now'));
  });

  it('that has been read, or has no id, is opened without a request', async () => {
    const page = await openNotifications([read('a'), unread(''), unread('c')]);
    for (const id of ['a', '', 'c']) page.current().onOpen(page.item(id));
    await waitUntil(() => expect(page.writes).toEqual(['c/read']));
  });

  it('is archived once for two presses', async () => {
    const page = await openNotifications([unread('a'), unread('b')]);
    const item = page.item('a');
    page.current().onArchive(item);
    page.current().onArchive(item);
    await waitUntil(() => expect(page.toasts()).toEqual(['Archived']));
    page.current().onOpen(page.item('b'));
    await waitUntil(() => expect(page.writes).toEqual(['a/archive', 'b/read']));
  });
});

const LATER = '2026-11-23T11:00:00Z';

it.each([
  ['the list', AT, LATER],
  ['the bell', LATER, AT],
])('all are marked as read up to the newest one in %s', async (_, newestAt, listed) => {
  const rows = [unread('a', { created_at: listed })];
  const page = await openNotifications(rows, '', { counts: [{ count: 1, newestAt }] });
  expect(page.current().unreadCount).toBe(1);
  page.current().onReadAll();
  await waitUntil(() => expect(page.ids()).toBe('a'));
  expect(page.bell()).toBe(0);
  dispatchEvent(new Event('pagehide'));
  const before = new Date(LATER).toISOString();
  await waitUntil(() => expect(page.writes).toEqual([['read-all', { before }]]));
});
