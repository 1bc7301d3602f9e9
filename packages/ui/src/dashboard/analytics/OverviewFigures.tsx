import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { Link } from '../../components/Link/Link.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { Overview } from './analytics.styles.ts';

const WHOLE = 1;

export function OverviewFigures({
  overview,
  hrefs,
}: Pick<AnalyticsScreenProps, 'overview' | 'hrefs'>) {
  const t = useTranslation(analyticsTexts);
  const formats = useFormats();
  if (overview.status === 'unavailable') return null;
  return (
    <Overview>
      <p>{t('analytics.conversations.service')}</p>
      <RemoteContent source={overview}>
        {({ callsToday, callsThisWeek, successRate }) => (
          <ul>
            {[
              [t('analytics.conversations.today'), hrefs.today, formats.number(callsToday)],
              [t('analytics.conversations.week'), hrefs.week, formats.number(callsThisWeek)],
              [
                t('analytics.conversations.success'),
                hrefs.week,
                successRate === null ? '–' : formats.share(successRate, WHOLE),
              ],
            ].map(([name = '', href = '', value]) => (
              <li key={name}>
                <Link href={href}>
                  {name} <b>{value}</b>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </RemoteContent>
    </Overview>
  );
}
