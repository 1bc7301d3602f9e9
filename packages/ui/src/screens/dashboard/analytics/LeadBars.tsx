import type { LeadPeriod } from '@platform/domain';
import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { Bar, BarLink, Bars, Pair, Period, PeriodName } from './LeadBars.styles.ts';
import type { AnalyticsHrefs } from './analyticsTypes.ts';

export interface LeadBarsProps {
  periods: readonly LeadPeriod[];
  leadsHref: AnalyticsHrefs['leads'];
}

export function LeadBars({ periods, leadsHref }: LeadBarsProps) {
  const t = useTranslation(analyticsTexts);
  const formats = useFormats();
  const highest = Math.max(1, ...periods.map(({ created }) => created));
  return (
    <Bars ref={scrollToLatest}>
      {periods.map((period) => {
        const label =
          period.unit === 'week'
            ? t('analytics.leads.week', { number: period.number })
            : formats.date(period.from);
        const bar = (kind: 'created' | 'won') => {
          const name = t(kind === 'won' ? 'analytics.leads.wonIn' : 'analytics.leads.createdIn', {
            period: label,
            value: formats.number(period[kind]),
          });
          return (
            <BarLink
              href={leadsHref({ period, isWon: kind === 'won' })}
              aria-label={name}
              title={name}
              data-won={kind === 'won' || undefined}
            >
              {formats.number(period[kind])}
              <Bar style={{ blockSize: `calc((100% - 28px) * ${period[kind] / highest})` }} />
            </BarLink>
          );
        };
        return (
          <Period key={period.from.getTime()}>
            <Pair>
              {bar('created')}
              {bar('won')}
            </Pair>
            <PeriodName aria-hidden="true">{label}</PeriodName>
          </Period>
        );
      })}
    </Bars>
  );
}

function scrollToLatest(list: HTMLUListElement | null): void {
  if (list) list.scrollLeft = list.scrollWidth;
}
