import type { UsageFigures } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { CurrentUsage } from './PlansScreen.styles.ts';
import { Strip } from '../../components/StatStrip/StatStrip.styles.ts';
import { UsageStat } from './UsageStat.tsx';
import { USAGE_KINDS } from './usageKinds.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface PlanUsageProps {
  usage: UsageFigures;
}

export function PlanUsage({ usage }: PlanUsageProps) {
  const t = useTranslation(billingTexts);
  const headingId = useId();
  return (
    <CurrentUsage aria-labelledby={headingId}>
      <Text as="h3" id={headingId} type="title" isTracked>
        {t('billing.plans.yourUse')}
      </Text>
      <Strip
        aria-labelledby={headingId}
        style={{ '--platform-stat-columns': 4, '--platform-stat-last': 1 }}
      >
        {USAGE_KINDS.map((kind) => (
          <UsageStat key={kind} kind={kind} figure={usage[kind]} />
        ))}
      </Strip>
    </CurrentUsage>
  );
}
