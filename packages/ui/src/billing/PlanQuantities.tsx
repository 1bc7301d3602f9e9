import { billingTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Included, Quantities } from './PlanQuantities.styles.ts';
import { PlanQuantity } from './PlanQuantity.tsx';
import type { BillingPlan, UsageFigures, UsageKind } from './types.ts';
import { USAGE_KINDS } from './usageKinds.ts';

export interface PlanQuantitiesProps {
  plan: BillingPlan;
  /** What is used now; `null` where that is not known. */
  usage: UsageFigures | null;
}

const DESCRIPTION_OF = {
  llmTokens: 'llmTokens',
  voiceMinutes: 'voiceMinutes',
  apiCalls: 'apiCalls',
  storageMb: 'storage',
} as const satisfies Record<UsageKind, keyof BillingPlan['descriptions']>;

/** What a plan includes, in its own words; nothing where it says nothing. */
export function PlanQuantities({ plan, usage }: PlanQuantitiesProps) {
  const t = useTranslation(billingTexts);
  const captionId = useId();
  const lines = USAGE_KINDS.map((kind) => ({
    kind,
    text: plan.descriptions[DESCRIPTION_OF[kind]].trim(),
  })).filter(({ text }) => text !== '');
  if (lines.length === 0) return null;
  return (
    <Included>
      <p id={captionId}>
        {t(plan.interval === 'month' ? 'billing.plans.includedMonthly' : 'billing.plans.included')}
      </p>
      <Quantities aria-labelledby={captionId}>
        {lines.map(({ kind, text }) => (
          <PlanQuantity key={kind} kind={kind} text={text} used={usage?.[kind].used ?? null} />
        ))}
      </Quantities>
    </Included>
  );
}
