import type { InboxMessage } from '@platform/domain';
import { expect, it } from 'vitest';
import { threadRows } from './threadRows.ts';

const amara = { id: 'usr_2', name: 'Amara' };
const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute);
const said = (
  key: string,
  createdAt: Date | null,
  more: Partial<InboxMessage> = {},
): InboxMessage => ({
  key,
  id: key,
  kind: 'person',
  author: amara,
  text: key,
  isPrivate: false,
  clientId: '',
  event: null,
  target: '',
  createdAt,
  ...more,
});
const shapeOf = (messages: InboxMessage[]) =>
  threadRows(messages, new Date(2026, 5, 18)).map((row) =>
    row.type === 'message' ? `${row.key}${row.isLast ? ' .' : ''}` : row.type,
  );

it('returns a row per day, and one caption for consecutive messages of an author', () => {
  expect(
    shapeOf([
      said('a', at(17, 23, 59)),
      said('b', at(18, 0, 1)),
      said('c', at(18, 0, 5)),
      said('d', at(18, 0, 30)),
      said('e', at(18, 0, 31), { isPrivate: true }),
      said('f', at(18, 0, 32), { kind: 'event', event: 'resolved' }),
      said('g', at(18, 0, 33), { kind: 'visitor', author: { id: '', name: 'Elena' } }),
    ]),
  ).toEqual(['day', 'a', 'day', 'b', 'c .', 'd .', 'e .', 'event', 'g .']);
});

it('adds no day for messages without a time', () => {
  expect(shapeOf([said('a', null), said('b', null)])).toEqual(['a', 'b .']);
});

it('groups future messages under today, which a slow device clock causes', () => {
  expect(shapeOf([said('a', at(18, 22)), said('b', at(19, 1))])).toEqual(['day', 'a .', 'b .']);
});
