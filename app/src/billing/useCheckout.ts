import { createCheckout, getSubscription } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { BillingPlan, BillingRefusal, CheckoutOutcome } from '@platform/ui';
import { useCallback, useEffect, useRef } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { useIsHere } from '../shared/network/useIsHere.ts';
import { isForbidden, writeError } from '../shared/network/writeError.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { leaveTo } from '../shared/session/leave.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { checkoutAtom } from './atoms.ts';
import { checkoutBody } from './checkoutBody.ts';
import { writeCheckout } from './checkoutMemory.ts';
import { purchaseAlone } from './purchaseLock.ts';
import { isBought } from './subscriptionStatus.ts';
import type { useSubscription } from './useSubscription.ts';

interface CheckoutRules extends Pick<ReturnType<typeof useSubscription>, 'keepSubscription'> {
  /** Why nothing can be bought; null where it can. */
  refusal: BillingRefusal | null;
  /** Told when the server says that the person may not. */
  onForbidden: () => void;
}

const REDIRECTING = { status: 'redirecting' } as const;

/**
 * Buys a plan: one checkout session, remembered in this tab, then off to its page (spec 4). Nothing
 * is bought twice: one press counts until the page is shown again (O20, M01), one tab at a time
 * makes a session, and what another tab has bought since is seen before one is made. Where the page
 * was left meanwhile, the browser is not sent away any more (L04), and a failure is a toast (M11).
 *
 * @returns answers how it ended; it never rejects
 */
export function useCheckout({ refusal, keepSubscription, onForbidden }: CheckoutRules) {
  const api = useApi();
  const t = useTranslation(billingTexts);
  const user = useAtomValue(userAtom);
  const setCheckout = useSetAtom(checkoutAtom);
  const showToast = useSetAtom(showToastAtom);
  const isHere = useIsHere();
  const isBusy = useRef(false);

  useEffect(() => {
    const handleShow = () => {
      isBusy.current = false;
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  return useCallback(
    async (plan: BillingPlan): Promise<CheckoutOutcome> => {
      const refuse = (message: string): CheckoutOutcome => ({ status: 'refused', message });
      const forbidden = refusal ?? (plan.priceId === '' ? 'noPlan' : null);
      if (forbidden) return refuse(t(`billing.refusal.${forbidden}`));
      if (isBusy.current) return REDIRECTING;
      isBusy.current = true;

      const { id: userId = '', email = '' } = user ?? {};
      const { environment, http } = api;
      const begin = async (): Promise<string | null> => {
        const status = await getSubscription(http).catch(() => null);
        if (status) keepSubscription(status);
        if (status && isBought(status, plan.priceId)) return null;
        return createCheckout(api, checkoutBody(plan, email, environment.origin));
      };
      try {
        const url = await purchaseAlone(environment.locks, userId, async () => ({
          address: await begin(),
        }));
        if (!url) return free(refuse(t('billing.refusal.checkoutPending')));
        if (url.address === null) return free(refuse(t('billing.error.checkout')));
        if (!isHere()) return free(REDIRECTING);
        setCheckout(null);
        writeCheckout({ userId, priceId: plan.priceId, stage: 'begun', at: Date.now() });
        void leaveTo(api, url.address, isHere);
        return REDIRECTING;
      } catch (error) {
        if (isForbidden(error)) onForbidden();
        const message = writeError(error, t('billing.error.checkout'));
        if (!isHere() && !isSilent(error)) showToast({ message, tone: 'danger' });
        return free(refuse(message));
      }

      function free(outcome: CheckoutOutcome): CheckoutOutcome {
        isBusy.current = false;
        return outcome;
      }
    },
    [api, isHere, keepSubscription, onForbidden, refusal, setCheckout, showToast, t, user],
  );
}
