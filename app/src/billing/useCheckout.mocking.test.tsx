// @vitest-environment jsdom
import type { Plan } from '@platform/api';
import type { BillingRefusal } from '@platform/ui/billing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { leaveTo } from '../session/leave.ts';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useCheckout } from './useCheckout.ts';

vi.mock('../session/leave.ts', () => ({ leaveTo: vi.fn<typeof leaveTo>() }));

const { billing } = testConfig.services;
const server = setupServer();
const pro: Plan = {
  key: 'pro',
  id: 'plan_pro',
  name: 'Pro',
  priceId: 'pro',
  amount: 4900,
  currency: 'USD',
  interval: 'month',
  isActive: true,
  features: [],
  descriptions: { llmTokens: '', voiceMinutes: '', apiCalls: '', storage: '' },
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => vi.mocked(leaveTo).mockClear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Service {
  refusal?: BillingRefusal;
  bought?: string;
}

/** Mounts the hook before a service whose sessions are made by `respond`. */
async function mountCheckout(
  respond: () => Promise<Response> | Response = () =>
    HttpResponse.json({ url: 'https://pay.test/c/1' }),
  { refusal, bought }: Service = {},
) {
  const sent = vi.fn<typeof respond>(respond);
  server.use(
    http.get(`${billing}/v1/subscription/status`, () =>
      HttpResponse.json({ price_id: bought ?? null }),
    ),
    http.post(`${billing}/v1/checkout/session`, sent),
  );
  const signedIn = signInAdmin();
  const page = mountHook(() => useCheckout(refusal ?? null), signedIn);
  await page.waitUntil(() => {});
  const toasts = () => signedIn.store.get(toastsAtom).map(({ message }) => message);
  return { ...page, sent, toasts };
}

test('O20 M01 counts one press until the page is shown again', async () => {
  const { current, sent } = await mountCheckout();
  const presses = [current()(pro), current()(pro)];
  const outcomes = await Promise.all(presses);
  expect(outcomes.map(({ status }) => status)).toEqual(['redirecting', 'redirecting']);
  await current()(pro);
  expect(sent).toHaveBeenCalledOnce();
  expect(leaveTo).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pageshow'));
  await current()(pro);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('M01 starts nothing if another tab has bought the plan in the meantime', async () => {
  const { current, sent } = await mountCheckout(undefined, { bought: 'pro' });
  expect(await current()(pro)).toMatchObject({ status: 'refused' });
  expect(sent).not.toHaveBeenCalled();
});

test('rejects the action without permission, even if the button is pressed', async () => {
  const { current, sent } = await mountCheckout(undefined, { refusal: 'cannotChangeSubscription' });
  const message = 'Only a tenant admin can change subscription.';
  expect(await current()(pro)).toEqual({ status: 'refused', message });
  expect(sent).not.toHaveBeenCalled();
});

test('allows another attempt after a rejection', async () => {
  const { current, sent, toasts } = await mountCheckout(() =>
    HttpResponse.json({}, { status: 500 }),
  );
  const message = 'Unable to start checkout. Please try again.';
  expect(await current()(pro)).toEqual({ status: 'refused', message });
  expect(await current()(pro)).toEqual({ status: 'refused', message });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(toasts()).toEqual([]);
});

test.each([
  ['L04 a page that was left sends nobody away', { url: 'https://pay.test/c/1' }, 200, []],
  [
    'M11 a failure after leaving is a toast',
    {},
    500,
    ['Unable to start checkout. Please try again.'],
  ],
] as const)('%s', async (_title, body, status, expectedToasts) => {
  let release = () => {};
  const pendingResponse = new Promise<void>((resolve) => (release = resolve));
  const { current, waitUntil, unmount, sent, toasts } = await mountCheckout(async () => {
    await pendingResponse;
    return HttpResponse.json(body, { status });
  });
  const outcome = current()(pro);
  await waitUntil(() => expect(sent).toHaveBeenCalledOnce());
  unmount();
  release();
  await outcome;
  expect(leaveTo).not.toHaveBeenCalled();
  expect(toasts()).toEqual(expectedToasts);
});
