// @vitest-environment jsdom
import { agents } from '@platform/api';
import { dataOf } from '@platform/ui';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { usePagedList } from './usePagedList.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A service with `count` agents that sends at most `maxRows` of them at a time. */
function serve(count: number, maxRows: number) {
  server.use(
    http.get(`${testConfig.services.voice}/v1/agents`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const offset = Number(query.get('offset') ?? 0);
      const end = Math.min(count, offset + Math.min(maxRows, Number(query.get('limit'))));
      const rows = Array.from({ length: Math.max(0, end - offset) }, (_, index) => ({
        id: `a${offset + index + 1}`,
        name: `Agent ${offset + index + 1}`,
        agent_type: 'inbound',
        is_enabled: true,
      }));
      return HttpResponse.json({ agents: rows, total: count });
    }),
  );
}

it.each([
  ['24 agents by ten, page 3', { count: 24, maxRows: 10, page: 3 }, { size: 10, ids: [21, 24] }],
  ['24 agents by ten, page 2', { count: 24, maxRows: 10, page: 2 }, { size: 10, ids: [11, 20] }],
  [
    '45 agents by twenty, page 3',
    { count: 45, maxRows: 100, page: 3 },
    { size: 20, ids: [41, 45] },
  ],
  ['7 agents on one page', { count: 7, maxRows: 100, page: 1 }, { size: 20, ids: [1, 7] }],
])('reads %s', async (_, { count, maxRows, page }, expected) => {
  serve(count, maxRows);
  const { waitUntil } = mountHook(() =>
    usePagedList(agents, {
      page,
      wantedSize: 20,
      queryOf: (of, size) => ({ limit: size, offset: of === 1 ? undefined : (of - 1) * size }),
      rowsIn: ({ agents: rows }) => rows.length,
    }),
  );
  await waitUntil(({ list, pageSize }) => {
    const rows = dataOf(list)?.agents ?? [];
    expect([rows[0]?.id, rows.at(-1)?.id]).toEqual(expected.ids.map((id) => `a${id}`));
    expect(pageSize).toBe(expected.size);
  });
});
