import { cancelSubscription } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { BillingRefusal, CancelOutcome } from '@platform/ui';
import { useCallback, useRef } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { useIsHere } from '../shared/network/useIsHere.ts';
import { isForbidden, writeError } from '../shared/network/writeError.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { checkoutAtom } from './atoms.ts';

interface CancelRules {
  /** Why it cannot be cancelled; null where it can. */
  refusal: BillingRefusal | null;
  /** Reads the status again: the cancellation may have been committed though its answer was lost. */
  onSettled: () => void;
  /** Told when the server says that the person may not. */
  onForbidden: () => void;
}

/**
 * Cancels the subscription (spec 4): sent once, told by a toast, and the status read again however
 * it ended (M03). A failure is told by the dialog, and by a toast where the page was left (M11).
 *
 * @returns answers how it ended; it never rejects
 */
export function useCancelSubscription({ refusal, onSettled, onForbidden }: CancelRules) {
  const { http } = useApi();
  const t = useTranslation(billingTexts);
  const showToast = useSetAtom(showToastAtom);
  const setCheckout = useSetAtom(checkoutAtom);
  const isHere = useIsHere();
  const sent = useRef<Promise<CancelOutcome>>(undefined);

  return useCallback((): Promise<CancelOutcome> => {
    if (refusal) {
      return Promise.resolve({ status: 'refused', message: t(`billing.refusal.${refusal}`) });
    }
    const cancel = async (): Promise<CancelOutcome> => {
      try {
        await cancelSubscription(http);
        // A purchase told as confirmed is no longer the news.
        setCheckout((shown) => (shown?.state === 'confirmed' ? null : shown));
        showToast({ message: t('billing.toast.cancelled'), tone: 'success' });
        return { status: 'cancelled' };
      } catch (error) {
        if (isForbidden(error)) onForbidden();
        const message = writeError(error, t('billing.error.cancel'));
        if (!isHere() && !isSilent(error)) showToast({ message, tone: 'danger' });
        return { status: 'refused', message };
      }
    };
    if (sent.current) return sent.current;
    const outcome = cancel();
    sent.current = outcome;
    return outcome.finally(() => {
      sent.current = undefined;
      onSettled();
    });
  }, [http, isHere, onForbidden, onSettled, refusal, setCheckout, showToast, t]);
}
