import type { LeadPeriod } from '@platform/domain';
import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { BarChart } from '../../../components/BarChart/BarChart.tsx';
import type { AnalyticsHrefs } from './analyticsTypes.ts';

export interface LeadBarsProps {
  label: string;
  periods: readonly LeadPeriod[];
  leadsHref: AnalyticsHrefs['leads'];
}

export function LeadBars({ label, periods, leadsHref }: LeadBarsProps) {
  const t = useTranslation(analyticsTexts);
  const formats = useFormats();
  const categories = periods.map(({ unit, number, from }) =>
    unit === 'week' ? t('analytics.leads.week', { number }) : formats.date(from),
  );
  const won = t('analytics.leads.won');
  return (
    <BarChart
      label={label}
      categories={categories}
      series={[
        { name: t('analytics.leads.created'), values: periods.map(({ created }) => created) },
        { name: won, values: periods.map((period) => period.won) },
      ]}
      keepsAxes
      barHref={(index, { name }) => {
        const period = periods[index];
        return period ? leadsHref({ period, isWon: name === won }) : '';
      }}
      barLabel={(index, { name, values }) =>
        t(name === won ? 'analytics.leads.wonIn' : 'analytics.leads.createdIn', {
          period: categories[index] ?? '',
          value: formats.number(values[index]),
        })
      }
    />
  );
}
