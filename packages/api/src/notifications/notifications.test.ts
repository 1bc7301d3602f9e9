import { describe, expect, it } from 'vitest';
import { notificationsSchema } from './notifications.ts';
import {
  withAllRead,
  withArchived,
  withLaterNotifications,
  withNotificationPage,
  withRead,
} from './loadedNotifications.ts';
import type { LoadedNotifications } from './loadedNotifications.ts';

const parse = (notifications: unknown, rest: object = {}) =>
  notificationsSchema.parse({ notifications, ...rest });

/** Notifications by id, newest first, one a minute; an upper-case id is unread. */
function listOf(ids: string, rest: Partial<LoadedNotifications> = {}): LoadedNotifications {
  const rows = ids.split('').map((id, index) => ({
    id: id.toLowerCase(),
    created_at: new Date(Date.UTC(2026, 10, 23, 10, 59 - index)).toISOString(),
    read_at: id === id.toUpperCase() ? null : '2026-11-23T11:00:00Z',
  }));
  const { notifications, nextCursor } = parse(rows);
  return { filter: 'all', category: '', notifications, nextCursor, ...rest };
}
/** A page as sent by the service; `ids` as in `listOf`. */
const pageOf = (ids: string, nextCursor: string) => ({
  notifications: [...listOf(ids).notifications],
  nextCursor,
  unreadCount: null,
});
const idsOf = ({ notifications }: LoadedNotifications) =>
  notifications.map(({ id, isRead }) => (isRead ? id.toLowerCase() : id.toUpperCase())).join('');

describe('notificationsSchema', () => {
  it.each([
    ['/integrations?tab=action-required', '/integrations?tab=action-required'],
    ['https://evil.test/', ''],
    ['//evil.test/x', ''],
    ['/\\evil.test', ''],
    ['javascript:alert(1)', ''],
    ['integrations', ''],
    ['/a\nb', ''],
    [null, ''],
    [{}, ''],
  ])('O11 reads the path %j as %j', (href, expected) => {
    expect(parse([{ id: 'n', href }]).notifications[0]?.href).toBe(expected);
  });

  it('D04 replaces invalid fields and keeps valid rows', () => {
    const { notifications, nextCursor, unreadCount } = parse(
      [
        7,
        { id: null, category: 'weather', severity: 9, title: ['x'], read_at: 'soon' },
        { id: 'b' },
      ],
      { next_cursor: null, unread_count: '-1' },
    );
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toEqual({
      key: '#2',
      id: '',
      category: 'system',
      severity: 'info',
      title: '',
      body: '',
      href: '',
      createdAt: null,
      isRead: false,
      isArchived: false,
    });
    expect([nextCursor, unreadCount]).toEqual(['', null]);
  });

  it('D04 reads a complete list under its name', () => {
    const row = {
      id: 'n',
      category: 'billing',
      severity: 'error',
      title: 'Card declined',
      body: 'Pay by Friday',
      href: '/billing',
      created_at: '2026-11-23T10:00:00Z',
      read_at: '2026-11-23T10:00:00Z',
      archived_at: '2026-11-23T10:00:00Z',
    };
    const page = notificationsSchema.parse({ data: [row], next_cursor: 'two', unread_count: 3 });
    expect(page).toMatchObject({ nextCursor: 'two', unreadCount: 3 });
    expect(page.notifications).toEqual([
      {
        key: 'n',
        id: 'n',
        category: 'billing',
        severity: 'error',
        title: 'Card declined',
        body: 'Pay by Friday',
        href: '/billing',
        createdAt: new Date('2026-11-23T10:00:00Z'),
        isRead: true,
        isArchived: true,
      },
    ]);
  });

  it('D04 rejects a value that is not a list, with the path of the field', () => {
    const result = notificationsSchema.safeParse({ notifications: 'none' });
    expect(result.error?.issues[0]?.path).toEqual(['notifications']);
  });
});

describe('a list', () => {
  it('shows the notifications of its view only', () => {
    expect(idsOf(withRead(listOf('ABc'), 'a', true))).toBe('aBc');
    expect(idsOf(withRead(listOf('AB', { filter: 'unread' }), 'a', true))).toBe('B');
    expect(idsOf(withArchived(listOf('ABc'), 'b'))).toBe('Ac');
    const archived = withArchived(listOf('ABc', { filter: 'archived' }), 'b');
    expect(idsOf(archived)).toBe('B');
  });

  it('is marked as read up to a time; later ones stay unread', () => {
    const list = listOf('ABC');
    const before = list.notifications[1]?.createdAt ?? new Date(0);
    expect(idsOf(withAllRead(list, before))).toBe('Abc');
  });

  it('D18 appends the next page once and ends if its cursor repeats', () => {
    const list = listOf('AB', { nextCursor: 'two' });
    const second = pageOf('BC', 'three');
    const next = { filter: 'all', category: '', cursor: 'two' } as const;
    const longer = withNotificationPage(list, next, second);
    expect([idsOf(longer), longer.nextCursor]).toEqual(['ABC', 'three']);
    expect(withNotificationPage(longer, next, second)).toBe(longer);
    expect(withNotificationPage(list, { ...next, filter: 'unread' }, second)).toBe(list);
    const repeated = withNotificationPage(list, next, { ...second, nextCursor: 'two' });
    expect(repeated.nextCursor).toBe('');
  });

  it.each([
    ['another category', { filter: 'all', category: 'team', cursor: 'two' }],
    ['another cursor', { filter: 'all', category: '', cursor: 'one' }],
  ] as const)('ignores a page of %s', (_, page) => {
    const list = listOf('AB', { nextCursor: 'two' });
    const response = pageOf('CD', '');
    expect(withNotificationPage(list, page, response)).toBe(list);
  });

  it('D18 ends with a page without new rows', () => {
    const list = listOf('AB', { nextCursor: 'two' });
    const response = pageOf('AB', 'three');
    const next = { filter: 'all', category: '', cursor: 'two' } as const;
    const longer = withNotificationPage(list, next, response);
    expect([idsOf(longer), longer.nextCursor]).toEqual(['AB', '']);
  });

  it.each([
    ['keeps the later pages that overlap the refetched one', 'NABc', 'ABCD', 'NABcD', 'four'],
    ['lists a row once, even if it moved to another page', 'NAB', 'BNCD', 'NABCD', 'four'],
    ['drops later pages that do not overlap the refetched one', 'NOP', 'ABCD', 'NOP', 'two'],
    ['keeps the new cursor if it contains all later rows', 'NABCD', 'ABCD', 'NABCD', 'two'],
    ['drops the later pages if it is empty', '', 'ABCD', '', 'two'],
  ])('a refetch %s', (_, first, before, ids, nextCursor) => {
    const known = listOf(before, { nextCursor: 'four' });
    const refetched = withLaterNotifications(listOf(first, { nextCursor: 'two' }), known);
    expect([idsOf(refetched), refetched.nextCursor]).toEqual([ids, nextCursor]);
  });

  it('marks notifications without a date as read, too', () => {
    const undated = { filter: 'all', category: '', nextCursor: '' } as const;
    const { notifications } = parse([{ id: 'a' }]);
    expect(idsOf(withAllRead({ ...undated, notifications }, new Date(0)))).toBe('a');
  });
});
