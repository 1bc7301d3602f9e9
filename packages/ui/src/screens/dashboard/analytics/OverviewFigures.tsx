import { analyticsTexts, useFormats, useTranslation } from '@platform/i18n';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { FigureLink, Figures, Overview } from './analytics.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';

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
      <Text as="p" tone="tertiary">
        {t('analytics.conversations.service')}
      </Text>
      <RemoteContent source={overview}>
        {({ callsToday, callsThisWeek, successRate }) => (
          <Figures>
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
                <FigureLink href={href}>
                  {name}{' '}
                  <Text as="b" tone="primary" weight="medium">
                    {value}
                  </Text>
                </FigureLink>
              </li>
            ))}
          </Figures>
        )}
      </RemoteContent>
    </Overview>
  );
}
