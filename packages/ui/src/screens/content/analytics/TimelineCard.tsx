import {
  contentHistoryTexts,
  readDate,
  useFormats,
  useLanguage,
  useTranslation,
} from '@platform/i18n';
import { useMemo } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { ChartSpace } from '../../../components/LineChart/ChartSpace.ts';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { dataOf } from '../../../remote.ts';
import type { ContentAnalyticsScreenProps } from './analyticsTypes.ts';

/** In longer ranges a date is labelled with its day instead of its weekday. */
const WEEK = 7;

export function TimelineCard({ figures }: Pick<ContentAnalyticsScreenProps, 'figures'>) {
  const t = useTranslation(contentHistoryTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const timeline = dataOf(figures)?.timeline;
  const points = useMemo(
    () =>
      (timeline ?? []).map(({ date, saved }) => {
        const day = readDate(date);
        const hasWeekday = day && timeline && timeline.length <= WEEK;
        return {
          label: hasWeekday ? formats.weekday(day, language) : formats.date(day),
          value: saved,
          valueText: t('contentHistory.figures.saves', { count: saved }),
        };
      }),
    [t, timeline, formats, language],
  );
  const title = t('contentHistory.figures.timeline');
  const pointTexts = points.map(({ label, valueText }) => `${label} ${valueText}`).join(', ');
  return (
    <Card title={title} description={t('contentHistory.figures.timelineHint')}>
      <RemoteContent
        source={figures}
        loadingText={t('contentHistory.figures.loading')}
        showsRefreshError={false}
        renderPlaceholder={(content) => <ChartSpace>{content}</ChartSpace>}
      >
        {() => (
          <LineChart
            label={title}
            points={points}
            summary={t('contentHistory.figures.summary', { points: pointTexts })}
            axisNames={{
              x: t('contentHistory.figures.day'),
              y: t('contentHistory.figures.saved'),
            }}
            cursorLabel={t('contentHistory.figures.cursor')}
            emptyText={t('contentHistory.figures.empty')}
            keepsAxes
            formatValue={formats.shortNumber}
          />
        )}
      </RemoteContent>
    </Card>
  );
}
