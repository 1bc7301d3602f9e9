import type { UsageFigures } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Use } from './PlansScreen.styles.ts';
import { Stats } from './UsageStat.styles.ts';
import { UsageStat } from './UsageStat.tsx';
import { USAGE_KINDS } from './usageKinds.ts';

export interface PlanUseProps {
  usage: UsageFigures;
}

/** What is used now, to hold the plans against. */
export function PlanUse({ usage }: PlanUseProps) {
  const t = useTranslation(billingTexts);
  const headingId = useId();
  return (
    <Use aria-labelledby={headingId}>
      <h3 id={headingId}>{t('billing.plans.yourUse')}</h3>
      <Stats aria-labelledby={headingId}>
        {USAGE_KINDS.map((kind) => (
          <UsageStat key={kind} kind={kind} figure={usage[kind]} />
        ))}
      </Stats>
    </Use>
  );
}
