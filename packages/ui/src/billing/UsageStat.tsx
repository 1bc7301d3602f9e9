import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Meter } from '../components/Meter/Meter.tsx';
import { Caption, Figure, Label, Stat } from './UsageStat.styles.ts';
import type { UsageFigure, UsageKind } from './types.ts';
import { kindKey } from './usageKinds.ts';

export interface UsageStatProps {
  kind: UsageKind;
  figure: UsageFigure;
}

/**
 * One metered thing: its label, used / included and a meter. Of nothing included only the used
 * figure is shown.
 */
export function UsageStat({ kind, figure: { used, included } }: UsageStatProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const label = t(kindKey(kind));
  const hasLimit = included > 0;
  const params = { percent: formats.share(used, included) };
  return (
    <Stat>
      <Label>{label}</Label>
      <Figure>
        {formats.number(used)}
        {hasLimit ? <span> / {formats.number(included)}</span> : null}
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
        </>
      ) : null}
    </Stat>
  );
}
