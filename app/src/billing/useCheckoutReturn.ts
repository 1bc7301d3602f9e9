import { getSubscription } from '@platform/api';
import { useCallback, useEffect } from 'react';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../shared/state/index.ts';
import { checkoutAtom } from './atoms.ts';
import { readCheckout, writeCheckout } from './checkoutMemory.ts';
import { confirmPurchase } from './confirmPurchase.ts';
import { confirmationWaits } from './delays.ts';
import { holdPurchase } from './purchaseLock.ts';
import { isBought } from './subscriptionStatus.ts';
import type { useSubscription } from './useSubscription.ts';

type Known = Pick<ReturnType<typeof useSubscription>, 'keepSubscription'>;

interface Landing extends Known {
  /** Which of the two addresses the provider sends people to this page has. */
  lands: 'paid' | 'cancelled';
  /** Told once a purchase is confirmed: what it changes has to be read again. */
  onBought: () => void;
}

/**
 * What came of the checkout that this tab has left for (reading 36). Landing where paid people land
 * starts the questions for the status; landing where people go who gave up says that nothing was
 * charged, unless the status knows better. The questions go on from page to page of the area.
 */
export function useCheckoutReturn({ lands, keepSubscription, onBought }: Landing) {
  const { http, environment } = useApi();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const known = useAtomValue(checkoutAtom);
  const setCheckout = useSetAtom(checkoutAtom);
  const checkout = known?.userId === userId ? known : null;
  const { state, priceId = '' } = checkout ?? {};

  useEffect(() => {
    const leaving = new AbortController();
    const land = async () => {
      const begun = readCheckout(userId, Date.now());
      if (!begun) return;
      const { priceId } = begun;
      if (lands === 'paid' || begun.stage === 'returned') {
        writeCheckout({ ...begun, stage: 'returned' });
        setCheckout((shown) =>
          shown?.priceId === priceId ? shown : { userId, priceId, state: 'confirming' },
        );
        return;
      }
      const status = await getSubscription(http).catch(() => null);
      // Meanwhile the page may be gone, or another checkout begun.
      const isSame = readCheckout(userId, Date.now())?.at === begun.at;
      if (leaving.signal.aborted || !isSame) return;
      writeCheckout(null);
      if (status) keepSubscription(status);
      const isPaid = status !== null && isBought(status, priceId);
      setCheckout({ userId, priceId, state: isPaid ? 'confirmed' : 'cancelled' });
    };
    /** Back from the provider's page, this one may come out of the cache as it was left (O20). */
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) void land();
    };
    void land();
    window.addEventListener('pageshow', handleShow);
    return () => {
      leaving.abort();
      window.removeEventListener('pageshow', handleShow);
    };
  }, [http, keepSubscription, lands, setCheckout, userId]);

  useEffect(() => {
    if (state !== 'confirming') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    holdPurchase(environment.locks, userId, signal);
    const confirm = async () => {
      const ask = (given: AbortSignal) => getSubscription(http, given);
      const status = await confirmPurchase({ priceId, waits: confirmationWaits, ask, signal });
      if (signal.aborted) return;
      if (status) {
        writeCheckout(null);
        keepSubscription(status);
        onBought();
      }
      setCheckout({ userId, priceId, state: status ? 'confirmed' : 'unconfirmed' });
    };
    void confirm();
    return () => leaving.abort();
  }, [environment, http, keepSubscription, onBought, priceId, setCheckout, state, userId]);

  const onCheckAgain = useCallback(
    () => setCheckout((shown) => shown && { ...shown, state: 'confirming' }),
    [setCheckout],
  );
  const onDismissCheckout = useCallback(() => {
    writeCheckout(null);
    setCheckout(null);
  }, [setCheckout]);
  return { checkout: state, onCheckAgain, onDismissCheckout };
}
