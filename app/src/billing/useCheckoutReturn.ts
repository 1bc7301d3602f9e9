import {
  entitlements,
  fetchSubscription,
  invoices,
  replacementOf,
  subscription,
} from '@platform/api';
import { confirmCheckout, dismissCheckout, readCheckoutReturn } from '@platform/flows';
import { useCallback, useEffect } from 'react';
import { useChanges } from '../data/useChanges.ts';
import { useRefresh } from '../data/useResource.ts';
import { useApi } from '../session/ApiContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { checkoutAtom } from './atoms.ts';

/** @param address which of the provider's two return URLs this page has */
export function useCheckoutReturn(address: 'paid' | 'cancelled') {
  const { http, environment } = useApi();
  const change = useChanges();
  const refresh = useRefresh();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const known = useAtomValue(checkoutAtom);
  const setCheckout = useSetAtom(checkoutAtom);
  const checkout = known?.userId === userId ? known : null;
  const { state, priceId = '' } = checkout ?? {};

  useEffect(() => {
    const leaving = new AbortController();
    const handleReturn = async () => {
      const landing = await readCheckoutReturn({
        userId,
        address,
        readSubscription: () => fetchSubscription(http),
        now: Date.now,
        signal: leaving.signal,
      });
      if (!landing || leaving.signal.aborted) return;
      if ('subscription' in landing && landing.subscription) {
        change([replacementOf(subscription, landing.subscription)]);
      }
      const { priceId, state } = landing;
      setCheckout((shown) => {
        const isShown = state === 'confirming' && shown?.priceId === priceId;
        return isShown ? shown : { userId, priceId, state };
      });
    };
    /** The page may be restored from the back/forward cache. */
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) void handleReturn();
    };
    void handleReturn();
    window.addEventListener('pageshow', handleShow);
    return () => {
      leaving.abort();
      window.removeEventListener('pageshow', handleShow);
    };
  }, [address, change, http, setCheckout, userId]);

  useEffect(() => {
    if (state !== 'confirming') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const confirm = async () => {
      const confirmed = await confirmCheckout({
        userId,
        priceId,
        locks: environment.locks,
        readSubscription: (given) => fetchSubscription(http, given),
        signal,
      });
      if (signal.aborted) return;
      if (confirmed) {
        change([replacementOf(subscription, confirmed)]);
        void refresh(entitlements, invoices);
      }
      setCheckout({ userId, priceId, state: confirmed ? 'confirmed' : 'unconfirmed' });
    };
    void confirm();
    return () => leaving.abort();
  }, [change, environment, http, priceId, refresh, setCheckout, state, userId]);

  const onCheckAgain = useCallback(
    () => setCheckout((shown) => shown && { ...shown, state: 'confirming' }),
    [setCheckout],
  );
  const onDismissCheckout = useCallback(() => {
    dismissCheckout();
    setCheckout(null);
  }, [setCheckout]);
  return { checkout: state, onCheckAgain, onDismissCheckout };
}
