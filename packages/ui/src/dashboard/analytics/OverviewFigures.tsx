import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { Link } from '../../components/Link/Link.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { Overview } from './analytics.styles.ts';

const WHOLE = 1;

/** What the voice service itself counts, whatever the range; a figure that it did not send is a dash. */
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
          <dl>
            <div>
              <dt>{t('analytics.conversations.today')}</dt>
              <dd>
                <Link href={hrefs.today}>{formats.number(callsToday)}</Link>
              </dd>
            </div>
            <div>
              <dt>{t('analytics.conversations.week')}</dt>
              <dd>
                <Link href={hrefs.week}>{formats.number(callsThisWeek)}</Link>
              </dd>
            </div>
            <div>
              <dt>{t('analytics.conversations.success')}</dt>
              <dd>
                <Link href={hrefs.week}>
                  {successRate === null ? '–' : formats.share(successRate, WHOLE)}
                </Link>
              </dd>
            </div>
          </dl>
        )}
      </RemoteContent>
    </Overview>
  );
}
