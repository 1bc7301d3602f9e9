import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import type { ApiErrorKind } from '../http/apiError.ts';
import type { CallAddress } from '../http/call.ts';
import type { CallInput } from '../http/http.ts';
import { notificationsQuery, readAllBody } from './notifications.contract.ts';
import { notifications, unreadNotifications } from './resources.ts';

function clientOf(respond: () => unknown) {
  const requests: unknown[] = [];
  const send = async ({ method, path }: CallAddress, { query, timeout }: CallInput = {}) => {
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    requests.push([`${method} ${path}`, Object.fromEntries(given), timeout]);
    return respond();
  };
  return { api: { http: { send } } as unknown as Api, requests };
}
const { signal } = new AbortController();
const AT = '2026-11-23T10:00:00Z';
const path = 'GET /v1/notifications';

describe('the unread count', () => {
  it('is loaded by one call with a timeout of 5 s', async () => {
    const response = { notifications: [{ id: 'n', created_at: AT }], unread_count: 4 };
    const { api, requests } = clientOf(() => response);
    expect(await unreadNotifications.load(api, {}, signal)).toEqual({
      count: 4,
      newestAt: new Date(AT),
    });
    expect(requests).toEqual([[path, { filter: 'unread', limit: 1 }, 5000]]);
  });

  it('has no newest time if nothing is unread', async () => {
    const { api } = clientOf(() => ({ notifications: [], unread_count: 0 }));
    expect(await unreadNotifications.load(api, {}, signal)).toEqual({ count: 0, newestAt: null });
  });

  const failing = (kind: ApiErrorKind, status?: number) =>
    unreadNotifications.load(
      clientOf(() => {
        throw new ApiError(kind, { status });
      }).api,
      {},
      signal,
    );

  it.each<[ApiErrorKind, number | undefined]>([
    ['network', undefined],
    ['timeout', undefined],
    ['malformed', 200],
    ['http', 500],
    ['http', 503],
    ['http', 429],
  ])('is unknown until the next fetch after a failure of kind %s %d', async (kind, status) => {
    expect(await failing(kind, status)).toEqual({ count: null, newestAt: null });
  });

  it.each<[ApiErrorKind, number | undefined]>([
    ['aborted', undefined],
    ['http', 401],
    ['http', 403],
    ['http', 404],
    ['http', 501],
  ])('is unavailable after a failure of kind %s %d', async (kind, status) => {
    await expect(failing(kind, status)).rejects.toMatchObject({ kind });
  });

  it('keeps the known count while the service is unavailable', () => {
    const known = { count: 4, newestAt: null };
    const { merge } = unreadNotifications;
    expect(merge?.({ count: null, newestAt: null }, known)).toBe(known);
    expect(merge?.({ count: 0, newestAt: null }, known)).toEqual({ count: 0, newestAt: null });
  });
});

it.each([
  ['', {}],
  ['team', { category: 'team' }],
] as const)('a list of the category %j has its category', async (category, query) => {
  const { api, requests } = clientOf(() => ({ data: [{ id: 'n' }], next_cursor: 'two' }));
  const list = await notifications.load(api, { filter: 'unread', category }, signal);
  expect(list).toMatchObject({ filter: 'unread', category, nextCursor: 'two' });
  expect(list.notifications).toHaveLength(1);
  expect(requests).toEqual([[path, { filter: 'unread', ...query }, undefined]]);
});

it('the list and the count are optional features', () => {
  expect([notifications.isFeature, unreadNotifications.isFeature]).toEqual([true, true]);
});

it.each([
  ['all', notificationsQuery, {}, true],
  [
    'a page',
    notificationsQuery,
    { filter: 'archived', category: 'calls', cursor: 'a', limit: '20' },
    true,
  ],
  ['an unknown filter', notificationsQuery, { filter: 'mine' }, false],
  ['an unknown category', notificationsQuery, { category: 'weather' }, false],
  ['an empty cursor', notificationsQuery, { cursor: '' }, false],
  ['no rows', notificationsQuery, { limit: '0' }, false],
  ['half a row', notificationsQuery, { limit: '1.5' }, false],
  ['all read until a moment', readAllBody, { before: AT }, true],
  ['all read until a moment elsewhere', readAllBody, { before: '2026-11-23T10:00:00+01:00' }, true],
  ['all read until no moment', readAllBody, {}, false],
  ['more than the moment', readAllBody, { before: AT, id: 'n' }, false],
])('validates a request of %s', (_, schema, value, isFit) => {
  expect(schema.safeParse(value).success).toBe(isFit);
});
