import type { Usage, UsageKind } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Caption, Figure, Limit, Stat } from './UsageStat.styles.ts';
import type { BillingPeriod } from './types.ts';
import { kindKey } from './usageKinds.ts';
import { usageOutlook } from './usageOutlook.ts';
import { Text } from '../../patterns/Text/Text.tsx';

export interface UsageStatProps {
  kind: UsageKind;
  figure: Usage;
  outlook?: UsageOutlookProps | undefined;
}

export interface UsageOutlookProps {
  period: BillingPeriod | null;
  today: Date;
}

export function UsageStat({ kind, figure, outlook }: UsageStatProps) {
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
          {outlook ? <Outlook kind={kind} figure={figure} {...outlook} /> : null}
        </>
      ) : null}
    </Stat>
  );
}

interface OutlookProps extends UsageOutlookProps {
  kind: UsageKind;
  figure: Usage;
}

function Outlook({ kind, figure, period, today }: OutlookProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const found = usageOutlook(kind, figure, period, today);
  return (
    <Caption>
      {found?.kind === 'full'
        ? `${t('billing.balance.full', { date: formats.date(found.at) })} `
        : null}
      {found?.kind === 'enough'
        ? `${t('billing.balance.enough', { date: formats.date(found.until) })} `
        : null}
      {t(`billing.balance.past.${kind}`)}
    </Caption>
  );
}
