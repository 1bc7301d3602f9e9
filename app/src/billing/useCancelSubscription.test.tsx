// @vitest-environment jsdom
import type { BillingRefusal } from '@platform/ui/billing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useCancelSubscription } from './useCancelSubscription.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mountCancelling(refusal: BillingRefusal | null) {
  const sent = vi.fn<() => Response>(() => HttpResponse.json({}));
  server.use(http.delete(`${testConfig.services.billing}/v1/subscription`, sent));
  const signedIn = signInAdmin();
  const { current } = mountHook(() => useCancelSubscription(refusal), signedIn);
  const toasts = () => signedIn.store.get(toastsAtom).map(({ message }) => message);
  return { cancel: current(), sent, toasts };
}

test('cancels if the user may', async () => {
  const { cancel, sent, toasts } = mountCancelling(null);
  expect(await cancel()).toBeUndefined();
  expect(sent).toHaveBeenCalledOnce();
  expect(toasts()).toEqual(['Subscription cancelled']);
});

test('rejects the action without permission, even if the button is pressed', async () => {
  const { cancel, sent } = mountCancelling('cannotCancelSubscription');
  expect(await cancel()).toEqual({
    status: 'refused',
    message: 'Only a tenant admin can cancel subscription.',
  });
  expect(sent).not.toHaveBeenCalled();
});
