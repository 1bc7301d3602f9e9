import { useFormats, useLanguage, useTranslation, voiceAnalyticsTexts } from '@platform/i18n';
import { useMemo } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { ChartSpace } from '../../components/LineChart/ChartSpace.ts';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { dataOf } from '../../remote.ts';
import { DayList, Legend } from './analytics.styles.ts';
import type { VoiceAnalyticsScreenProps } from './VoiceAnalyticsScreen.tsx';

type VolumeCardProps = Pick<
  VoiceAnalyticsScreenProps,
  'statistics' | 'historyHref' | 'onOpen' | 'timeZone'
>;

const none: NonNullable<ReturnType<typeof daysIn>> = [];
const daysIn = (statistics: VolumeCardProps['statistics']) => dataOf(statistics)?.days;

/** More days than this have no weekday of their own. */
const WEEK = 7;

/** The calls of each day as a line, over those of the range before, and as a list behind it. */
export function VolumeCard({ statistics, historyHref, onOpen, timeZone }: VolumeCardProps) {
  const t = useTranslation(voiceAnalyticsTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const days = daysIn(statistics) ?? none;
  const points = useMemo(
    () =>
      days.map(({ day, calls, before }) => ({
        label: days.length <= WEEK ? formats.weekday(day, language) : formats.date(day),
        value: calls,
        valueText: t('voiceAnalytics.volume.value', { count: calls }),
        before,
        beforeText: t('voiceAnalytics.volume.value', { count: before }),
      })),
    [t, days, formats, language],
  );
  const title = t('voiceAnalytics.volume.title');
  const said = points.map(({ label, valueText }) => `${label} ${valueText}`).join(', ');
  return (
    <Card
      title={title}
      description={t('voiceAnalytics.volume.subtitle', { zone: timeZone })}
      actions={
        <Legend aria-hidden="true">
          <span>{t('voiceAnalytics.volume.now')}</span>
          <span data-before>{t('voiceAnalytics.volume.before')}</span>
        </Legend>
      }
    >
      <RemoteContent
        source={statistics}
        loadingText={t('voiceAnalytics.loading')}
        showsRefreshError={false}
        renderPlaceholder={(content) => <ChartSpace>{content}</ChartSpace>}
      >
        {() => (
          <>
            <LineChart
              label={title}
              points={points}
              summary={t('voiceAnalytics.volume.summary', { points: said })}
              axisNames={{ x: t('voiceAnalytics.volume.day'), y: t('voiceAnalytics.volume.calls') }}
              beforeName={t('voiceAnalytics.volume.before')}
              cursorLabel={t('voiceAnalytics.volume.cursor')}
              emptyText={t('voiceAnalytics.volume.empty')}
              keepsAxes
              formatValue={formats.shortNumber}
              onPointPress={(place) => {
                const day = days[place]?.day;
                if (day) onOpen(historyHref({ day }));
              }}
            />
            <DayList>
              <summary>{t('voiceAnalytics.volume.table')}</summary>
              <ul>
                {days.map(({ day, calls }) => (
                  <li key={day.getTime()}>
                    <Link href={historyHref({ day })}>{formats.date(day)}</Link>
                    <span>{formats.number(calls)}</span>
                  </li>
                ))}
              </ul>
            </DayList>
          </>
        )}
      </RemoteContent>
    </Card>
  );
}
