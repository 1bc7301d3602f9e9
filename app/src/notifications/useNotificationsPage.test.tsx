// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  AT,
  BELL,
  read,
  serveNotifications,
  unread,
  waitUntil,
} from './testing/openNotifications.tsx';
import { showPage } from '../testing/showPage.ts';

const openNotifications = serveNotifications();
const never = () => new Promise<Response>(() => {});
const EARLIER = '2026-11-23T09:00:00Z';

describe('the list', () => {
  it.each([
    ['', '?filter=all'],
    ['?tab=unread', '?filter=unread'],
    ['?tab=archived&category=billing', '?filter=archived&category=billing'],
    ['?tab=x&category=y', '?filter=all'],
  ])('at %j requests %s, and the bell requests its count', async (address, query) => {
    const { requestedQueries } = await openNotifications([unread('a')], address);
    expect(requestedQueries.toSorted()).toEqual([query, BELL].toSorted());
  });

  it('keeps the category in the tabs, and a chosen one is in the URL', async () => {
    const page = await openNotifications([], '?tab=archived');
    expect([page.current().tab, page.current().category]).toEqual(['archived', '']);
    expect(page.current().tabHref('all')).toBe('/notifications');
    page.current().onCategoryChange('calls');
    await waitUntil(() => expect(page.address()).toBe('?tab=archived&category=calls'));
    expect(page.current().category).toBe('calls');
    expect(page.current().tabHref('all')).toBe('/notifications?category=calls');
    expect(page.current().tabHref('unread')).toBe('/notifications?tab=unread&category=calls');
  });

  it('links to pages of this app only, for the signed-in user', async () => {
    const ownAddress = '/settings/teams?x=1#y';
    const hrefs = [ownAddress, '/login', '/nowhere', 'https://evil.test/', ''];
    const rows = hrefs.map((href, index) => unread(String(index), { href }));
    const { items } = await openNotifications(rows);
    expect(items().map(({ href }) => href)).toEqual([ownAddress, '', '', '', '']);
  });

  it('keeps the identity of unchanged objects', async () => {
    const rows = [unread('a', { href: '/nowhere' }), unread('b')];
    const { items, current, item, ids } = await openNotifications(rows, '', { write: never });
    const [before] = items();
    current().onToggleRead(item('b'));
    await waitUntil(() => expect(ids()).toBe('Ab'));
    expect(items()[0]).toBe(before);
  });

  it.each([
    [400, { error: { message: 'Not now' } }, { status: 'error', message: 'Not now' }],
    [400, {}, { status: 'error', message: 'Notifications could not be loaded. Please try again.' }],
    [404, {}, { status: 'unavailable' }],
  ])('that is rejected with %d %j is %j', async (status, body, expected) => {
    const list = () => HttpResponse.json(body, { status });
    const { current } = await openNotifications([], '', { list });
    expect(current().notifications).toMatchObject(expected);
  });
});

describe('the next page', () => {
  const openPaged = (address = '') =>
    openNotifications([], address, {
      list: () => HttpResponse.json({ notifications: [unread('a')], next_cursor: 'two' }),
    });
  const second = () => HttpResponse.json({ notifications: [unread('b')] });

  it('has the same view, is requested once, and none follows the last', async () => {
    const { service, requestedQueries, current, ids } = await openPaged(
      '?tab=unread&category=team',
    );
    expect(dataOf(current().notifications)?.hasMore).toBe(true);
    let release = () => {};
    service.list = () =>
      new Promise((resolve) => {
        release = () => resolve(second());
      });
    current().onLoadMore();
    current().onLoadMore();
    await waitUntil(() => expect(current().isLoadingMore).toBe(true));
    await waitUntil(() => expect(requestedQueries).toHaveLength(3));
    release();
    await waitUntil(() => expect(ids()).toBe('AB'));
    expect(current().isLoadingMore).toBe(false);
    expect(dataOf(current().notifications)?.hasMore).toBe(false);
    expect(requestedQueries.slice(2)).toEqual(['?filter=unread&category=team&cursor=two']);
  });

  it.each([
    ['by the words of the service', { error: { message: 'Not now' } }, 'Not now'],
    ['by a general text', {}, 'Older notifications could not be loaded. Please try again.'],
  ])('that fails shows an error at its end, %s, until it loads', async (_, body, message) => {
    const { service, current, ids, toasts } = await openPaged();
    service.list = () => HttpResponse.json(body, { status: 400 });
    current().onLoadMore();
    await waitUntil(() => expect(current().moreError).toBe(message));
    expect(toasts()).toEqual([]);
    service.list = second;
    current().onLoadMore();
    await waitUntil(() => expect(current().moreError).toBe(''));
    expect(ids()).toBe('AB');
  });
});

describe('the bell', () => {
  it('is counted again if the list has an unread one that it does not know', async () => {
    const counts = [
      { count: 1, newestAt: EARLIER },
      { count: 2, newestAt: AT },
    ];
    const page = await openNotifications([unread('a'), unread('b')], '', { counts });
    expect(page.bell()).toBe(2);
    expect(page.requestedQueries.filter((query) => query === BELL)).toHaveLength(2);
  });

  it.each([
    ['was read', { read_at: AT }],
    ['was archived', { archived_at: AT }],
    ['is no newer', { created_at: EARLIER }],
    ['has no date', { created_at: '' }],
  ])('is not counted again for one that %s', async (_, rest) => {
    const { current, requestedQueries, service } = await openNotifications([], '', {
      counts: [{ count: 1, newestAt: EARLIER }],
      list: () => HttpResponse.json({ notifications: [unread('a', rest)], next_cursor: 'two' }),
    });
    service.list = () => HttpResponse.json({ notifications: [read('b')] });
    current().onLoadMore();
    await waitUntil(() => expect(dataOf(current().notifications)?.hasMore).toBe(false));
    expect(requestedQueries.filter((query) => query === BELL)).toHaveLength(1);
  });

  it('and the list are polled every minute while the page is visible', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const { service, requestedQueries, bell, unmount } = await openNotifications([unread('a')]);
    service.counts = [{ count: 4, newestAt: AT }];
    await vi.advanceTimersByTimeAsync(60_100);
    await waitUntil(() => expect(bell()).toBe(4));
    await waitUntil(() => expect(requestedQueries).toHaveLength(4));
    showPage('hidden');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(requestedQueries).toHaveLength(4);
    unmount();
    expect(bell()).toBeNull();
  });
});
