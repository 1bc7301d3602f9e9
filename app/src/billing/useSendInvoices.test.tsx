// @vitest-environment jsdom
import type { Invoice } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useSendInvoices } from './useSendInvoices.ts';

const { billing } = testConfig.services;
const server = setupServer();
const invoice = { key: 'in_1', id: 'in_1', number: 'INV-2026-0001' } as Invoice;
const others = ['in_2', 'in_3'].map((key) => ({ ...invoice, key, id: key, number: key }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Mounts the hook for an admin; the billing service responds with `status`. */
async function mountSending({ status = 200, hasAddress = true } = {}) {
  const sent = vi.fn<() => Response>(() => HttpResponse.json({}, { status }));
  server.use(http.post(`${billing}/v1/invoices/in_1/email`, sent));
  const signedIn = signInAdmin();
  const session = signedIn.store.get(sessionAtom);
  if (session.status !== 'signedIn') throw new Error('The admin is not signed in.');
  if (!hasAddress) {
    signedIn.store.set(sessionAtom, { ...session, user: { ...session.user, email: '' } });
  }
  const { current } = mountHook(useSendInvoices, signedIn);
  await vi.waitFor(() => current());
  const toasts = () => signedIn.store.get(toastsAtom).map(({ message }) => message);
  return { current, sent, toasts };
}

test('M01 emails an invoice once for two presses, and shows the recipient', async () => {
  const { current, sent, toasts } = await mountSending();
  await Promise.all([current()([invoice]), current()([invoice])]);
  expect(sent).toHaveBeenCalledOnce();
  expect(toasts()).toEqual(['Invoice emailed to priya.nair@northwind.example.']);
});

test('shows that an invoice could not be emailed', async () => {
  const { current, sent, toasts } = await mountSending({ status: 500 });
  await current()([invoice]);
  expect(sent).toHaveBeenCalledOnce();
  expect(toasts()).toEqual(['Failed to send invoice email.']);
});

test('D04 sends nothing if the user has no email address, and says why', async () => {
  const { current, sent, toasts } = await mountSending({ hasAddress: false });
  await current()([invoice]);
  expect(sent).not.toHaveBeenCalled();
  expect(toasts()).toEqual(['No email found for the logged in user.']);
});

test('shows one toast with the number of emailed invoices, and another with those that failed', async () => {
  const { current, toasts } = await mountSending();
  server.use(
    http.post(`${billing}/v1/invoices/in_2/email`, () => HttpResponse.json({})),
    http.post(`${billing}/v1/invoices/in_3/email`, () => HttpResponse.json({}, { status: 500 })),
  );
  expect(await current()([invoice, ...others])).toEqual(['in_3']);
  expect(toasts()).toEqual([
    '2 invoices emailed to priya.nair@northwind.example.',
    'These invoices could not be emailed: in_3',
  ]);
});
