import type { Plan } from '@platform/api';
import {
  createCheckout,
  defineAction,
  fetchSubscription,
  replacementOf,
  subscription,
} from '@platform/api';
import { createCheckoutStarter } from '@platform/flows';
import type { CheckoutOptions, CheckoutStarter } from '@platform/flows';
import { billingTexts, useTranslation } from '@platform/i18n';
import type { BillingRefusal, CheckoutOutcome } from '@platform/ui/billing';
import { useCallback, useEffect, useState } from 'react';
import { forbiddenMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useChanges } from '../data/useChanges.ts';
import { useApi } from '../session/ApiContext.ts';
import { leaveTo } from '../session/leave.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { checkoutAtom } from './atoms.ts';
import { billingPaths } from './address.ts';

const startCheckout = defineAction({
  send: async (
    _api,
    { starter, options }: { starter: CheckoutStarter; options: CheckoutOptions },
  ) => {
    const result = await starter.start(options);
    if (result.kind === 'failed') throw result.error;
    return result;
  },
  overlap: 'parallel',
});

/**
 * Starts a checkout and redirects; a failure is a toast if the page was left. Never rejects.
 * `refusal` is the reason why nothing can be bought, or null.
 */
export function useCheckout(refusal: BillingRefusal | null) {
  const api = useApi();
  const t = useTranslation(billingTexts);
  const user = useAtomValue(userAtom);
  const setCheckout = useSetAtom(checkoutAtom);
  const change = useChanges();
  const [starter] = useState(createCheckoutStarter);
  const [start] = useAction(startCheckout, {
    failure: (error) => forbiddenMessageOr(error, t('billing.error.checkout')),
    failureToast: 'afterLeaving',
  });

  useEffect(() => {
    const close = starter.open();
    window.addEventListener('pageshow', starter.reset);
    return () => {
      window.removeEventListener('pageshow', starter.reset);
      close();
    };
  }, [starter]);

  return useCallback(
    async (plan: Plan): Promise<CheckoutOutcome> => {
      const { environment, http } = api;
      const forbidden = refusal ?? (plan.priceId === '' ? 'noPlan' : null);
      if (forbidden) return refused(t(`billing.refusal.${forbidden}`));

      const options: CheckoutOptions = {
        plan,
        user: user ?? { id: '', email: '' },
        returnTo: {
          success_url: environment.origin + billingPaths.overview,
          cancel_url: environment.origin + billingPaths.plans,
        },
        locks: environment.locks,
        readSubscription: () => fetchSubscription(http),
        onSubscription: (current) => change([replacementOf(subscription, current)]),
        createSession: (body) => createCheckout(api, body),
        now: Date.now,
      };
      const outcome = await start({ starter, options });
      if (!outcome.isDone) return refused(outcome.message);
      const { output } = outcome;
      if (output.kind === 'bought') return refused(t('billing.error.checkout'));
      if (output.kind === 'busyElsewhere') return refused(t('billing.refusal.checkoutPending'));
      if (output.kind === 'ready') {
        setCheckout(null);
        void leaveTo(api, output.url, starter.isOpen);
      }
      return { status: 'redirecting' };
    },
    [api, change, refusal, setCheckout, start, starter, t, user],
  );
}

const refused = (message: string): CheckoutOutcome => ({ status: 'refused', message });
