import type { InboxMessage } from '@platform/domain';
import { expect, it } from 'vitest';
import { questionBefore, threadRows } from './threadRows.ts';

const amara = { id: 'usr_2', name: 'Amara' };
const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute);
const messageAt = (
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
      messageAt('a', at(17, 23, 59)),
      messageAt('b', at(18, 0, 1)),
      messageAt('c', at(18, 0, 5)),
      messageAt('d', at(18, 0, 30)),
      messageAt('e', at(18, 0, 31), { isPrivate: true }),
      messageAt('f', at(18, 0, 32), { kind: 'event', event: 'resolved' }),
      messageAt('g', at(18, 0, 33), { kind: 'visitor', author: { id: '', name: 'Elena' } }),
    ]),
  ).toEqual(['day', 'a', 'day', 'b', 'c .', 'd .', 'e .', 'event', 'g .']);
});

it('adds no day for messages without a time', () => {
  expect(shapeOf([messageAt('a', null), messageAt('b', null)])).toEqual(['a', 'b .']);
});

it('groups future messages under today, which a slow device clock causes', () => {
  expect(shapeOf([messageAt('a', at(18, 22)), messageAt('b', at(19, 1))])).toEqual([
    'day',
    'a .',
    'b .',
  ]);
});

it("a bot's message answers the visitor's messages right before it", () => {
  const kinds = ['bot', 'visitor', 'visitor', 'event', 'bot', 'bot', 'person', 'bot'] as const;
  const messages = kinds.map((kind, index) => messageAt(`m${index}`, null, { kind }));
  expect(messages.map((entry) => questionBefore(messages, entry))).toEqual([
    '',
    '',
    '',
    '',
    'm1 m2',
    '',
    '',
    '',
  ]);
});
