import type { Plan } from '@platform/domain';
import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import type { BillingRefusal, CheckoutOutcome } from './types.ts';

const PROVIDER_DELAY_MS = 200;

export interface PaymentOptions {
  plan: Plan | null;
  refuse: () => BillingRefusal | null;
  onCheckout: (plan: Plan) => Promise<CheckoutOutcome>;
  onRefused: (refusal: BillingRefusal) => void;
  onReturn: () => void;
}

/** Enables the checkout after a delay, one at a time, and again after the Back button. */
export function usePayment({ plan, refuse, onCheckout, onRefused, onReturn }: PaymentOptions) {
  const [isReady, setIsReady] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [refusal, setRefusal] = useState<BillingRefusal | null>(null);
  const latestReturn = useRef(onReturn);

  useEffect(() => {
    latestReturn.current = onReturn;
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), PROVIDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    function handleShow(event: PageTransitionEvent): void {
      if (event.persisted) latestReturn.current();
    }
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);

  const { run, isRunning } = useSingleFlight(async () => {
    const refused = refuse();
    setRefusal(refused);
    setFailure('');
    if (refused !== null || plan === null) {
      onRefused(refused ?? 'noPlan');
      return;
    }
    const outcome = await onCheckout(plan);
    if (outcome.status === 'redirecting') setIsLeaving(true);
    else setFailure(outcome.message);
  });

  const isPending = isRunning || isLeaving;
  return {
    isReady,
    isPending,
    failure,
    refusal,
    proceed: () => {
      if (isReady && !isPending) void run();
    },
  };
}
