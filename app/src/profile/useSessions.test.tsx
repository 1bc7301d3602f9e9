// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { teamHandlers } from '../testing/teamService.ts';
import { useSessions } from './useSessions.ts';

const sessions = `${testConfig.services.auth}/v1/sessions`;
const at = '2026-11-21T10:00:00Z';
const row = (id: string, isCurrent = false) => ({
  id,
  is_current: isCurrent,
  browser: 'Safari',
  started_at: at,
  last_used_at: at,
});
const server = setupServer();
let open: string[] = [];
let reads = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  open = ['desk', 'phone', 'tablet'];
  reads = 0;
  server.use(
    ...teamHandlers(
      http.get(sessions, () => {
        reads += 1;
        return HttpResponse.json({ sessions: open.map((id) => row(id, id === 'desk')) });
      }),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mountSessions(features: readonly 'sessions'[] = ['sessions']) {
  const { store, wrap } = signInAdmin({ features });
  const { current } = mountHook(useSessions, { wrap });
  const ids = () => {
    const { sessions: read } = current();
    return read.status === 'ready' ? read.data.map(({ id }) => id) : read.status;
  };
  return { current, ids, toasts: () => store.get(toastsAtom).map(({ message }) => message) };
}

async function endPhone({ current, ids }: ReturnType<typeof mountSessions>): Promise<void> {
  await vi.waitFor(() => expect(ids()).toEqual(['desk', 'phone', 'tablet']));
  const { sessions: read, onEndSession } = current();
  const phone = read.status === 'ready' ? read.data[1] : undefined;
  if (phone) onEndSession(phone, 'Safari on iOS');
}

it('SESSION-60 keeps the session until the service has ended it', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.use(
    http.delete(`${sessions}/phone`, async () => {
      await response;
      open = ['desk', 'tablet'];
      return HttpResponse.json({ success: true });
    }),
  );
  const mounted = mountSessions();
  await endPhone(mounted);
  await vi.waitFor(() => expect([...mounted.current().endingSessions]).toEqual(['phone']));
  expect(mounted.ids()).toEqual(['desk', 'phone', 'tablet']);
  respond();
  await vi.waitFor(() => expect(mounted.ids()).toEqual(['desk', 'tablet']));
  expect(mounted.toasts()).toEqual(['Signed out: Safari on iOS']);
});

it('SESSION-60 treats a session that no longer exists as ended', async () => {
  server.use(
    http.delete(`${sessions}/phone`, () => {
      open = ['desk', 'tablet'];
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  const mounted = mountSessions();
  await endPhone(mounted);
  await vi.waitFor(() => expect(mounted.ids()).toEqual(['desk', 'tablet']));
  expect(mounted.toasts()).toEqual(['Signed out: Safari on iOS']);
});

it.each([
  [403, { error: { message: 'Not now' } }, 'Not now'],
  [429, {}, 'Too many attempts. Wait a moment, then try again.'],
  [500, {}, 'Failed to sign out: Safari on iOS'],
])('SESSION-60 keeps the session after a %i, with a message', async (status, body, message) => {
  server.use(http.delete(`${sessions}/phone`, () => HttpResponse.json(body, { status })));
  const mounted = mountSessions();
  await endPhone(mounted);
  await vi.waitFor(() => expect(mounted.toasts()).toEqual([message]));
  expect(mounted.ids()).toEqual(['desk', 'phone', 'tablet']);
  await vi.waitFor(() => expect(mounted.current().endingSessions.size).toBe(0));
});

it('SESSION-61 ends all others, or returns the message for the dialog', async () => {
  server.use(http.delete(sessions, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const { current, ids } = mountSessions();
  await vi.waitFor(() => expect(ids()).toHaveLength(3));
  expect(await current().onEndOtherSessions()).toEqual({
    status: 'refused',
    message: 'Failed to sign out everywhere else',
  });
  server.use(
    http.delete(sessions, () => {
      open = ['desk'];
      return HttpResponse.json({ success: true });
    }),
  );
  expect(await current().onEndOtherSessions()).toBeUndefined();
  await vi.waitFor(() => expect(ids()).toEqual(['desk']));
});

it('SESSION-63 reads nothing without the feature', () => {
  const { ids } = mountSessions([]);
  expect(ids()).toBe('unavailable');
  expect(reads).toBe(0);
});

it('SESSION-63 is unavailable if the service lacks the call', async () => {
  server.use(http.get(sessions, () => HttpResponse.json({}, { status: 404 })));
  const { ids } = mountSessions();
  await vi.waitFor(() => expect(ids()).toBe('unavailable'));
});
