import type { UsageFigures } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { CurrentUsage } from './PlansScreen.styles.ts';
import { Stats } from './UsageStat.styles.ts';
import { UsageStat } from './UsageStat.tsx';
import { USAGE_KINDS } from './usageKinds.ts';
import { Text } from '../patterns/Text/Text.tsx';

export interface PlanUseProps {
  usage: UsageFigures;
}

/** What is used now, to hold the plans against. */
export function PlanUse({ usage }: PlanUseProps) {
  const t = useTranslation(billingTexts);
  const headingId = useId();
  return (
    <CurrentUsage aria-labelledby={headingId}>
      <Text as="h3" id={headingId} type="title" isTracked>
        {t('billing.plans.yourUse')}
      </Text>
      <Stats aria-labelledby={headingId}>
        {USAGE_KINDS.map((kind) => (
          <UsageStat key={kind} kind={kind} figure={usage[kind]} />
        ))}
      </Stats>
    </CurrentUsage>
  );
}
