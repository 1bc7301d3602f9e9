import { expect, it } from 'vitest';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { contentHistoryCalls, historyQuery } from './history.contract.ts';
import { contentHistorySchema, contentVersionsSchema, getContentHistory } from './history.ts';
import { contentOverviewCalls, contentOverviewQuery } from './overview.contract.ts';
import { contentOverviewSchema } from './overview.ts';

const author = { id: 'u1', name: 'Priya Nair' };
const at = '2026-11-26T08:00:00Z';
const createdAt = new Date(at);

it('reads versions that match their description', () => {
  const version = {
    version: 2,
    title: 'Hours',
    language: 'en',
    body: '<p>One</p>',
    author,
    kind: 'restored',
    restored_from: 1,
    created_at: at,
  };
  const response = contentHistoryCalls.versions.response.parse({ versions: [version] });
  expect(contentVersionsSchema.parse(response)).toEqual([
    {
      key: '2',
      id: '2',
      version: 2,
      title: 'Hours',
      language: 'en',
      body: '<p>One</p>',
      author,
      kind: 'restored',
      restoredFrom: 1,
      createdAt,
    },
  ]);
});

it('reads events that match their description', () => {
  const event = {
    id: 'e1',
    kind: 'edited',
    content_id: 'c1',
    content_title: 'Hours',
    content_type: 'article',
    is_deleted: true,
    version: 2,
    from_version: 1,
    author,
    created_at: at,
  };
  const page = contentHistoryCalls.list.response.parse({ events: [event], next_cursor: 'p2' });
  expect(contentHistorySchema.parse(page)).toEqual({
    events: [
      {
        key: 'e1',
        id: 'e1',
        kind: 'edited',
        kindText: 'edited',
        contentId: 'c1',
        title: 'Hours',
        type: 'article',
        isDeleted: true,
        version: 2,
        fromVersion: 1,
        author,
        createdAt,
      },
    ],
    nextCursor: 'p2',
  });
  expect(contentHistorySchema.safeParse({ next_cursor: null }).success).toBe(false);
});

it("requests events with the wire's parameter names", async () => {
  const { http, sent } = recordingClient(() => ({ events: [] }));
  await send(http, getContentHistory, { query: { contentId: 'c1', cursor: 'p2' } });
  expect(sent).toMatchObject([{ query: { content_id: 'c1', cursor: 'p2' } }]);
});

it('reads statistics that match their description', () => {
  const figures = { created: 1, saved: 2, tokens: 30 };
  const overview = {
    ...figures,
    by_type: [{ type: 'email', count: 1 }],
    by_author: [{ ...author, count: 1 }],
    timeline: [{ date: '2026-11-26', ...figures }],
    counted: 3,
    total: 4,
  };
  expect(contentOverviewSchema.parse(contentOverviewCalls.get.response.parse(overview))).toEqual({
    ...figures,
    byType: [{ type: 'email', typeText: 'email', count: 1 }],
    byAuthor: [{ ...author, count: 1 }],
    timeline: [{ date: '2026-11-26', ...figures }],
    counted: 3,
    total: 4,
  });
});

it.each<[object, string[]]>([
  [{ from: '2025-11-26', to: '2026-11-26' }, []],
  [{ from: '2026-11-26', to: '2026-11-26' }, []],
  [{ from: '2025-11-25', to: '2026-11-26' }, ['to']],
  [{ from: '2026-11-27', to: '2026-11-26' }, ['to']],
  [{ from: 'Friday', to: '2026-11-26' }, ['from']],
  [{ to: '2026-11-26' }, ['from']],
])('rejects the range %j at %j', (query, fields) => {
  expect(refusedFields(contentOverviewQuery, query)).toEqual(fields);
});

it.each<[object, string[]]>([
  [{ limit: '100' }, []],
  [{ limit: '101' }, ['limit']],
  [{ cursor: '' }, ['cursor']],
])('rejects the page %j at %j', (query, fields) => {
  expect(refusedFields(historyQuery, query)).toEqual(fields);
});
