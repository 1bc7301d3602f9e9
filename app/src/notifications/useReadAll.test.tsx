// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dismissToastAtom, toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useReadAll } from './useReadAll.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const before = new Date(5000);

function press() {
  const sent: unknown[] = [];
  server.use(
    http.post(
      `${testConfig.services.notifications}/v1/notifications/read-all`,
      async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      },
    ),
  );
  const signedIn = signInAdmin();
  const { current } = mountHook(useReadAll, signedIn);
  current()(before, 2);
  const [toast] = signedIn.store.get(toastsAtom);
  if (!toast) throw new Error('There is no toast.');
  return {
    sent,
    toast,
    dismiss: () => signedIn.store.set(dismissToastAtom, toast.id),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ['its toast has gone', ({ dismiss }: ReturnType<typeof press>) => dismiss()],
  ['the page is left before its toast has gone', () => void dispatchEvent(new Event('pagehide'))],
  [
    'both, once',
    ({ dismiss }: ReturnType<typeof press>) => {
      dispatchEvent(new Event('pagehide'));
      dismiss();
    },
  ],
])('all are marked as read when %s', async (_when, end) => {
  const pressed = press();
  await nextTask();
  expect(pressed.sent).toEqual([]);
  end(pressed);
  await vi.waitFor(() => expect(pressed.sent).toEqual([{ before: before.toISOString() }]));
  await nextTask();
  expect(pressed.sent).toHaveLength(1);
});

it('sends nothing if undone, even if the page is left then', async () => {
  const { sent, toast, dismiss } = press();
  dismiss();
  toast.action?.onSelect();
  await nextTask();
  dispatchEvent(new Event('pagehide'));
  await nextTask();
  expect(sent).toEqual([]);
});
