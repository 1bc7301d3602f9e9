// @vitest-environment jsdom
import { entitlements } from '@platform/api';
import type { Api, Call } from '@platform/api';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDataClient, DataClientProvider } from '../data/dataClient.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { useResource } from '../data/useResource.ts';
import { ApiProvider } from '../session/ApiContext.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { admin } from '../testing/teamService.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const startedCheckout = { userId: admin.id, priceId: 'pro', stage: 'begun', at: Date.now() };
  sessionStorage.setItem('fa_checkout', JSON.stringify(startedCheckout));
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function openReturnPage(status: () => unknown) {
  const requestedPaths: string[] = [];
  const send = async ({ path }: Call) => {
    requestedPaths.push(path);
    return path.includes('subscription') ? status() : null;
  };
  const { api, wrap } = signInAdmin();
  function Checkout() {
    useResource(entitlements, {});
    return useCheckoutReturn('paid').checkout;
  }
  const page = document.createElement('div');
  const root = createRoot(page);
  const fake = { ...api, http: { send } } as unknown as Api;
  root.render(
    wrap(
      <ApiProvider value={fake}>
        <DataClientProvider value={createDataClient(fake)}>
          <DataProvider userId={admin.id}>
            <Checkout />
          </DataProvider>
        </DataClientProvider>
      </ApiProvider>,
    ),
  );
  onTestFinished(() => root.unmount());
  const count = (word: string) => requestedPaths.filter((path) => path.includes(word)).length;
  return { count, page, root };
}

test('reports that the purchase is confirmed, and refetches what it changes', async () => {
  let price = 'starter';
  const { page, count } = openReturnPage(() => ({ price_id: price }));
  await vi.waitFor(() => expect(page.textContent).toBe('confirming'));
  expect(count('entitlements')).toBe(1);
  price = 'pro';
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(page.textContent).toBe('confirmed'));
  await vi.waitFor(() => expect(count('entitlements')).toBe(2));
  expect(sessionStorage.getItem('fa_checkout')).toBeNull();
});

test('reports that it is not confirmed after six requests', async () => {
  const { page, count } = openReturnPage(() => ({ price_id: 'starter' }));
  await vi.waitFor(() => expect(page.textContent).toBe('confirming'));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(page.textContent).toBe('unconfirmed'));
  expect(count('subscription')).toBe(6);
  expect(count('entitlements')).toBe(1);
});

test('L01 sends no more requests once its page is left', async () => {
  const { root, count } = openReturnPage(() => ({ price_id: 'starter' }));
  await vi.waitFor(() => expect(count('subscription')).toBe(1));
  root.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count('subscription')).toBe(1);
});
