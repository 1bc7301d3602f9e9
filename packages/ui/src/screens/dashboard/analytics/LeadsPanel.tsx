import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { LeadBars } from './LeadBars.tsx';
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
      source={leads}
      failedText={t('analytics.leads.failed')}
      note={({ loaded, isTruncated }) =>
        t(isTruncated ? 'analytics.leads.sourceTruncated' : 'analytics.leads.source', {
          value: formats.number(loaded),
        })
      }
    >
      {({ periods }) => (
        <LeadBars label={t('analytics.leads.title')} periods={periods} leadsHref={hrefs.leads} />
      )}
    </Panel>
  );
}
