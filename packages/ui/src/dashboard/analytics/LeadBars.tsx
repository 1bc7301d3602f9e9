import type { LeadPeriod } from '@platform/domain';
import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { Link } from '../../components/Link/Link.tsx';
import { Bars } from './LeadBars.styles.ts';
import type { AnalyticsHrefs } from './types.ts';

export interface LeadBarsProps {
  periods: readonly LeadPeriod[];
  leadsHref: AnalyticsHrefs['leads'];
}

export function LeadBars({ periods, leadsHref }: LeadBarsProps) {
  const t = useTranslation(analyticsTexts);
  const formats = useFormats();
  const most = Math.max(1, ...periods.map(({ created }) => created));
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
            <Link
              href={leadsHref({ period, isWon: kind === 'won' })}
              aria-label={name}
              title={name}
              data-won={kind === 'won' || undefined}
            >
              {formats.number(period[kind])}
              <i style={{ blockSize: `calc((100% - 28px) * ${period[kind] / most})` }} />
            </Link>
          );
        };
        return (
          <li key={period.from.getTime()}>
            <span>
              {bar('created')}
              {bar('won')}
            </span>
            <small aria-hidden="true">{label}</small>
          </li>
        );
      })}
    </Bars>
  );
}

function scrollToLatest(list: HTMLUListElement | null): void {
  if (list) list.scrollLeft = list.scrollWidth;
}
