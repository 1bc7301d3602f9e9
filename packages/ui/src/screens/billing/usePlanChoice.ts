import type { Plan } from '@platform/domain';
import { useCallback, useState } from 'react';
import { refuseChange } from './planOffer.ts';
import type { OfferRules } from './planOffer.ts';
import type { BillingRefusal } from './types.ts';

export interface PlanChoiceOptions {
  plans: readonly Plan[];
  rules: OfferRules;
  onRefused: ((refusal: BillingRefusal) => void) | undefined;
}

export interface PlanChoice {
  /** `undefined` while the payment dialog is closed, `null` if the plan was removed. */
  plan: Plan | null | undefined;
  isCancelling: boolean;
  choose: (plan: Plan) => void;
  askToCancel: () => void;
  close: () => void;
  refuse: () => BillingRefusal | null;
  onRefused: (refusal: BillingRefusal) => void;
}

export function usePlanChoice({ plans, rules, onRefused = ignore }: PlanChoiceOptions): PlanChoice {
  const [dialog, setDialog] = useState<{ planKey: string } | 'cancel' | null>(null);
  const plan =
    dialog === null || dialog === 'cancel'
      ? undefined
      : (plans.find(({ key, isActive }) => key === dialog.planKey && isActive) ?? null);

  const choose = useCallback(
    (chosenPlan: Plan) => {
      const refusal = refuseChange(chosenPlan, rules);
      if (refusal) onRefused(refusal);
      else setDialog({ planKey: chosenPlan.key });
    },
    [rules, onRefused],
  );
  const askToCancel = useCallback(() => {
    if (rules.cancelRefusal) onRefused(rules.cancelRefusal);
    else setDialog('cancel');
  }, [rules, onRefused]);

  return {
    plan,
    isCancelling: dialog === 'cancel',
    choose,
    askToCancel,
    close: () => setDialog(null),
    refuse: () => refuseChange(plan ?? null, rules),
    onRefused,
  };
}

function ignore(): void {}
