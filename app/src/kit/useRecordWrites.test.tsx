// @vitest-environment jsdom
import { addTool, changeTool, DEFAULT_TOOL_SETTINGS, deleteTool, agentsUsing } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { serverMessageOr } from '../data/failures.ts';
import { changedAtom } from '../feedback/changedAtoms.ts';
import { deferredToastsAtom } from '../feedback/deferredToastAtoms.ts';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useRecordWrites } from './useRecordWrites.ts';

const { auth, voice } = testConfig.services;
const tools = `${voice}/v1/tools`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const failure = (error: unknown) => serverMessageOr(error, 'Failed.');

const useTools = () =>
  useRecordWrites({
    add: { action: addTool, success: () => 'Added.', failure },
    change: { action: changeTool, success: () => 'Saved.', failure },
    remove: { action: deleteTool, success: () => 'Deleted.', failure, dependentsIn: agentsUsing },
    fields: { name: 'name', headers: 'headers' },
    showsPath: true,
  });

const settings = { ...DEFAULT_TOOL_SETTINGS, name: 'look_up' };
const stored = { id: 't1', name: 'look_up' };

const refuse = (error: object, status = 422) =>
  HttpResponse.json({ error: { code: 'INVALID', message: 'Not now.', ...error } }, { status });

function mountTools(respond: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  const write = async ({ request }: { request: Request }) => {
    sent.push(await request.text());
    return respond();
  };
  server.use(
    http.get('*', () => HttpResponse.json({ tools: [], total: 0 })),
    http.post(tools, write),
    http.patch(`${tools}/t1`, write),
    http.delete(`${tools}/t1`, write),
  );
  const signedIn = signInAdmin();
  const page = mountHook(useTools, signedIn);
  const toasts = () => signedIn.store.get(toastsAtom).map(({ message }) => message);
  return { ...page, sent, toasts, store: signedIn.store };
}

type Writes = ReturnType<typeof useTools>;

const WRITES: readonly [string, (writes: Writes) => Promise<unknown>, string][] = [
  ['an added record', ({ add }) => add(settings), 'Added.'],
  ['a changed record', ({ change }) => change({ id: 't1', change: { name: 'find' } }), 'Saved.'],
];

it.each(WRITES)('reports %s by a toast and highlights its row', async (_what, save, toast) => {
  const page = mountTools(() => HttpResponse.json(stored));
  expect(await save(page.current())).toMatchObject({ status: 'saved', output: { id: 't1' } });
  expect(page.toasts()).toEqual([toast]);
  await expect.poll(() => [...page.store.get(changedAtom)]).toEqual(['t1']);
});

it.each(WRITES)('returns why %s was rejected, at its field', async (_what, save) => {
  const page = mountTools(() => refuse({ fields: { 'headers.0.name': 'Reserved' } }));
  const message = '0.name: Reserved';
  expect(await save(page.current())).toEqual({ status: 'refused', field: 'headers', message });
});

it.each(WRITES)('delays the toast of %s while its form shows the reason', async (_what, save) => {
  const page = mountTools(() => refuse({ fields: { 'headers.0.name': 'Reserved' } }));
  await save(page.current());
  expect(page.toasts()).toEqual([]);
  const toast = { message: '0.name: Reserved', isSeenOnce: true };
  expect(page.store.get(deferredToastsAtom)).toMatchObject([toast]);
});

it.each(WRITES)('returns why %s was rejected as a whole', async (_what, save) => {
  const page = mountTools(() => refuse({ fields: { owner: 'Unknown owner.' } }));
  expect(await save(page.current())).toEqual({
    status: 'refused',
    message: 'Not now. Unknown owner.',
  });
});

it.each(WRITES)('shows the failure of %s as a toast if its page was left', async (_what, save) => {
  let respond = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const page = mountTools(() => response);
  const saved = save(page.current());
  await expect.poll(() => page.sent).toHaveLength(1);
  page.open(() => null);
  respond(refuse({}));
  await saved;
  expect(page.toasts()).toEqual(['Not now.']);
});

it('shows nothing if the end of the session cancels a write', async () => {
  const page = mountTools(() => new HttpResponse(null, { status: 401 }));
  server.use(http.post(`${auth}/v1/refresh`, () => new HttpResponse(null, { status: 401 })));
  const saved = page.current().add(settings);
  page.open(() => null);
  expect(await saved).toMatchObject({ status: 'refused' });
  expect(page.toasts()).toEqual([]);
});

it('sends no change without fields', async () => {
  const page = mountTools(() => HttpResponse.json(stored));
  expect(await page.current().change({ id: 't1', change: {} })).toEqual({ status: 'saved' });
  expect(page.sent).toEqual([]);
  expect(page.toasts()).toEqual([]);
});

it.each<[string, () => Response, unknown, string[]]>([
  ['is done', () => new HttpResponse(null, { status: 204 }), undefined, ['Deleted.']],
  [
    'is refused',
    () => refuse({ code: 'FORBIDDEN' }, 403),
    { status: 'refused', message: 'Not now.' },
    [],
  ],
  [
    'would leave agents without it',
    () => refuse({ code: 'IN_USE', agents: [{ id: 'a1', name: 'Desk' }] }, 409),
    { status: 'inUse', usedBy: [{ id: 'a1', name: 'Desk' }] },
    [],
  ],
])('returns whether a deletion %s', async (_what, respond, outcome, toasts) => {
  const page = mountTools(respond);
  expect(await page.current().remove({ id: 't1' })).toEqual(outcome);
  expect(page.toasts()).toEqual(toasts);
});

it('keeps its functions while it writes, so that memoised rows do not re-render', async () => {
  const { current, results } = mountTools(() => HttpResponse.json(stored));
  await current().add(settings);
  expect(results.length).toBeGreaterThan(1);
  expect(current()).toEqual(results[0]);
});
