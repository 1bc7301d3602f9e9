// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { readSearch } from '../../kit/address.ts';
import { useAtomValue } from '../../platform/state.ts';
import { useApi } from '../../session/ApiContext.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { collectSavedFiles } from '../../testing/savedFiles.ts';
import { testConfig } from '../../testing/services.ts';
import { callsParams } from '../address.ts';
import { loadMatchingCalls } from './loadMatchingCalls.ts';
import { useCallExport } from './useCallExport.ts';

const server = setupServer();
const { lines } = collectSavedFiles();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const outcomes = ['resolved', 'failed', 'unresolved'];
const calls = Array.from({ length: 2346 }, (_, index) => ({
  id: `call${index}`,
  agent_name: `Agent ${index}`,
  started_at: '2026-11-20T10:00:00Z',
  outcome: outcomes[index % 3],
  ended_reason: index % 2 ? 'caller_hung_up' : 'error',
}));

/** A service with at most `cap` calls; it reports the total if `isCounted`. */
function serve(cap: number, isCounted: boolean) {
  server.use(
    http.get(`${testConfig.services.voice}/v1/analytics/conversations`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const offset = Number(query.get('offset') ?? 0);
      const rows = calls.slice(offset, offset + Math.min(cap, Number(query.get('limit'))));
      return HttpResponse.json({ conversations: rows, ...(isCounted && { total: calls.length }) });
    }),
  );
}

test.each(
  [
    { what: 'all', choice: {}, count: 2346 },
    { what: 'answered', choice: { outcome: 'answered' }, count: 1564 },
    { what: 'successful', choice: { outcome: 'success' }, count: 782 },
    { what: 'ended by an error', choice: { reason: 'error' }, count: 1173 },
  ].flatMap((row) => [
    { ...row, cap: 1000, isCounted: true },
    { ...row, cap: 300, isCounted: false },
  ]),
)('U06 saves all matching calls: $what, by $cap', async (row) => {
  const { choice, count, cap, isCounted } = row;
  serve(cap, isCounted);
  const filter = { ...readSearch(callsParams, new URLSearchParams()), ...choice };
  const { current, waitUntil } = mountHook(() => {
    const { http: client } = useApi();
    const onExport = useCallExport((loadAll) =>
      loadMatchingCalls(client, loadAll, filter, new Date(2026, 10, 27)),
    );
    return { onExport, toasts: useAtomValue(toastsAtom) };
  });
  current().onExport([]);
  await vi.waitFor(() => expect(lines()).toHaveLength(count), 10_000);
  const message = `${count.toLocaleString('en-US')} rows saved`;
  await waitUntil(({ toasts }) => expect(toasts).toMatchObject([{ message }]));
});
