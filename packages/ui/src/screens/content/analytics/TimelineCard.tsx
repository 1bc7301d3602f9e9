import type { ContentOverview } from '@platform/domain';
import {
  contentHistoryTexts,
  readDate,
  useFormats,
  useLanguage,
  useTranslation,
} from '@platform/i18n';
import { useMemo } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { ChartSpace } from '../../../components/Chart/ChartSpace.ts';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { dataOf } from '../../../remote.ts';
import type { ContentAnalyticsScreenProps } from './analyticsTypes.ts';

/** In longer ranges a date is labelled with its day instead of its weekday. */
const WEEK = 7;

const NONE: ContentOverview['timeline'] = [];

export function TimelineCard({ figures }: Pick<ContentAnalyticsScreenProps, 'figures'>) {
  const t = useTranslation(contentHistoryTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const timeline = dataOf(figures)?.timeline ?? NONE;
  const categories = useMemo(
    () =>
      timeline.map(({ date }) => {
        const day = readDate(date);
        const hasWeekday = day && timeline.length <= WEEK;
        return hasWeekday ? formats.weekday(day, language) : formats.date(day);
      }),
    [timeline, formats, language],
  );
  const title = t('contentHistory.figures.timeline');
  const valueText = (count: number) => t('contentHistory.figures.saves', { count });
  const points = timeline.map(
    ({ saved }, index) => `${categories[index] ?? ''} ${valueText(saved)}`,
  );
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
            categories={categories}
            series={[
              {
                name: t('contentHistory.figures.saved'),
                values: timeline.map(({ saved }) => saved),
              },
            ]}
            summary={t('contentHistory.figures.summary', { points: points.join(', ') })}
            axisNames={{
              x: t('contentHistory.figures.day'),
              y: t('contentHistory.figures.saved'),
            }}
            cursorLabel={t('contentHistory.figures.cursor')}
            emptyText={t('contentHistory.figures.empty')}
            isEmpty={timeline.every(({ saved }) => saved === 0)}
            keepsAxes
            formatValue={valueText}
          />
        )}
      </RemoteContent>
    </Card>
  );
}
