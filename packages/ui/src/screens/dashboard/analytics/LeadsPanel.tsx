import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { LeadBars } from './LeadBars.tsx';
import { Legend, LegendItem } from './LeadBars.styles.ts';
import { Panel } from './Panel.tsx';
import { dataOf } from '../../../remote.ts';

export function LeadsPanel({ leads, hrefs }: Pick<AnalyticsScreenProps, 'leads' | 'hrefs'>) {
  const t = useTranslation(analyticsTexts);
  const formats = useFormats();
  const unit = dataOf(leads)?.periods[0]?.unit ?? 'week';
  return (
    <Panel
      title={t('analytics.leads.title')}
      description={t(unit === 'week' ? 'analytics.leads.perWeek' : 'analytics.leads.perMonth')}
      actions={
        <Legend aria-hidden="true">
          <LegendItem>{t('analytics.leads.created')}</LegendItem>
          <LegendItem data-won>{t('analytics.leads.won')}</LegendItem>
        </Legend>
      }
      source={leads}
      failedText={t('analytics.leads.failed')}
      note={({ loaded, isTruncated }) =>
        t(isTruncated ? 'analytics.leads.sourceTruncated' : 'analytics.leads.source', {
          value: formats.number(loaded),
        })
      }
    >
      {({ periods }) => <LeadBars periods={periods} leadsHref={hrefs.leads} />}
    </Panel>
  );
}
