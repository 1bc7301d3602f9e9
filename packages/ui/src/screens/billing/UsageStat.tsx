import type { Usage, UsageKind } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Caption, Figure, Limit, Stat } from './UsageStat.styles.ts';
import type { BillingPeriod } from './types.ts';
import { kindKey } from './usageKinds.ts';
import { usageForecast } from './usageForecast.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface UsageStatProps {
  kind: UsageKind;
  figure: Usage;
  forecast?: UsageForecastProps | undefined;
}

export interface UsageForecastProps {
  period: BillingPeriod | null;
  today: Date;
}

export function UsageStat({ kind, figure, forecast }: UsageStatProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const label = t(kindKey(kind));
  const { used, included } = figure;
  const hasLimit = included > 0;
  const params = { percent: formats.share(used, included) };
  return (
    <Stat>
      <Text tone="secondary" type="label" isBlock>
        {label}
      </Text>
      <Figure>
        {formats.number(used)}
        {hasLimit ? <Limit> / {formats.number(included)}</Limit> : null}
      </Figure>
      {hasLimit ? (
        <>
          <Meter
            label={label}
            value={used}
            max={included}
            valueText={t('billing.balance.value', {
              used: formats.number(used),
              included: formats.number(included),
            })}
          />
          <Caption>
            {used > included
              ? t('billing.balance.over', params)
              : t('billing.balance.used', params)}
          </Caption>
          {forecast ? <Forecast kind={kind} figure={figure} {...forecast} /> : null}
        </>
      ) : null}
    </Stat>
  );
}

interface ForecastProps extends UsageForecastProps {
  kind: UsageKind;
  figure: Usage;
}

function Forecast({ kind, figure, period, today }: ForecastProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const forecast = usageForecast(kind, figure, period, today);
  return (
    <Caption>
      {forecast?.kind === 'reachesLimit'
        ? `${t('billing.balance.reachesLimit', { date: formats.date(forecast.on) })} `
        : null}
      {forecast?.kind === 'staysWithinLimit'
        ? `${t('billing.balance.staysWithinLimit', { date: formats.date(forecast.until) })} `
        : null}
      {t(`billing.balance.past.${kind}`)}
    </Caption>
  );
}
