import type { Usage, UsageKind } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { meterTone } from '../../components/Meter/meterFill.ts';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Line } from './UsageMonthSection.styles.ts';
import { Caption } from './UsageStat.styles.ts';
import { kindKey } from './usageKinds.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface UsageProgressProps {
  kind: UsageKind;
  figure: Usage;
}

export function UsageProgress({ kind, figure: { used, included } }: UsageProgressProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const label = t(kindKey(kind));
  const tone = meterTone(used, included, false);
  const shown = { used: formats.shortNumber(used), included: formats.shortNumber(included) };
  const params = { percent: formats.share(used, included) };
  return (
    <li>
      <Line>
        <Text type="label">{label}</Text>
        <Text tone="tertiary" isTabular>
          <Text as="b" tone="primary" type="metric" isTracked>
            {shown.used}
          </Text>{' '}
          / {shown.included}
        </Text>
      </Line>
      <Progress
        status={tone === 'accent' ? 'active' : tone}
        size="large"
        label={label}
        value={used}
        max={included}
        valueText={t('billing.balance.value', shown)}
      />
      <Caption>
        {used > included ? t('billing.balance.over', params) : t('billing.balance.used', params)}
      </Caption>
    </li>
  );
}
