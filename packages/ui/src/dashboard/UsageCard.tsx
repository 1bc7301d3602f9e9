import { dashboardTexts, formatShortNumber, useLanguage, useTranslation } from '@platform/i18n';
import { useEffect, useMemo, useState } from 'react';
import { Card } from '../components/Card/Card.tsx';
import { ChartSpace } from '../components/LineChart/ChartSpace.ts';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { LoadFailure } from '../internal/LoadFailure.tsx';
import { lineChart } from './lazyParts.ts';
import { SuccessChip } from './SuccessChip.tsx';
import type { DashboardScreenProps, UsagePoint } from './types.ts';
import { Message } from './UsageCard.styles.ts';
import { hasDays, usagePoints } from './usagePoints.ts';

type UsageCardProps = Pick<DashboardScreenProps, 'overview' | 'today'>;

const NONE: readonly UsagePoint[] = [];

/** Weekly Usage: calls per day (spec 2.4). The room of the chart is kept until it is there. */
export function UsageCard({ overview, today }: UsageCardProps) {
  const t = useTranslation(dashboardTexts);
  const { language } = useLanguage();
  const [isLost, setIsLost] = useState(false);
  const data = overview.status === 'ready' ? overview.data : undefined;
  const timeline = data?.timeline ?? NONE;
  const points = useMemo(
    () => usagePoints(t, timeline, { today, language }),
    [t, timeline, today, language],
  );
  // The chart's code is on its way while its data are.
  useEffect(() => lineChart.prefetch(), []);

  const title = t('dashboard.usage.title');
  const said = points.map(({ label, valueText }) => `${label} ${valueText}`).join(', ');
  const failure = isLost
    ? { message: t('common.error.default'), retry: () => setIsLost(false) }
    : overview.status === 'error' && overview;

  return (
    <Card
      title={title}
      subtitle={t('dashboard.usage.subtitle')}
      actions={
        typeof data?.successRate === 'number' ? <SuccessChip rate={data.successRate} /> : null
      }
    >
      {failure || data === undefined ? (
        <ChartSpace>
          <Message>
            {failure ? (
              <div role="alert">
                <LoadFailure message={failure.message} onRetry={failure.retry} />
              </div>
            ) : (
              <output>
                <Spinner label={t('dashboard.usage.loading')} />
              </output>
            )}
          </Message>
        </ChartSpace>
      ) : (
        <lineChart.Part
          label={title}
          points={points}
          summary={t('dashboard.usage.summary', { points: said })}
          axisNames={{ x: t('dashboard.usage.day'), y: t('dashboard.usage.calls') }}
          cursorLabel={t('dashboard.usage.cursor')}
          emptyText={t('dashboard.usage.empty')}
          hasLabels={hasDays(timeline)}
          formatValue={formatShortNumber}
          fallback={<ChartSpace />}
          onLoadFailed={() => setIsLost(true)}
        />
      )}
    </Card>
  );
}
