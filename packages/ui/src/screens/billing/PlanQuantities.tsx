import type { Plan, UsageFigures, UsageKind } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Included, Quantities } from './PlanQuantities.styles.ts';
import { PlanQuantity } from './PlanQuantity.tsx';
import { USAGE_KINDS } from './usageKinds.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface PlanQuantitiesProps {
  plan: Plan;
  usage: UsageFigures | null;
  kinds: readonly UsageKind[];
}

const DESCRIPTION_OF = {
  llmTokens: 'llmTokens',
  voiceMinutes: 'voiceMinutes',
  apiCalls: 'apiCalls',
  storageMb: 'storage',
} as const satisfies Record<UsageKind, keyof Plan['descriptions']>;

const wordsOf = (plan: Plan, kind: UsageKind) => plan.descriptions[DESCRIPTION_OF[kind]].trim();

export const comparedKinds = (plans: readonly Plan[]): readonly UsageKind[] =>
  USAGE_KINDS.filter((kind) => plans.some((plan) => wordsOf(plan, kind) !== ''));

export function PlanQuantities({ plan, usage, kinds }: PlanQuantitiesProps) {
  const t = useTranslation(billingTexts);
  const captionId = useId();
  if (kinds.length === 0) return null;
  return (
    <Included>
      <Text as="p" id={captionId} type="caption" tone="tertiary">
        {t(plan.interval === 'month' ? 'billing.plans.includedMonthly' : 'billing.plans.included')}
      </Text>
      <Quantities aria-labelledby={captionId}>
        {kinds.map((kind) => (
          <PlanQuantity
            key={kind}
            kind={kind}
            text={wordsOf(plan, kind)}
            used={usage?.[kind].used ?? null}
          />
        ))}
      </Quantities>
    </Included>
  );
}
