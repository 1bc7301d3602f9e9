import type { TimelinePoint } from '@platform/domain';
import { dashboardTexts, useLanguage, useFormats, useTranslation } from '@platform/i18n';
import { ArrowDownRight, ArrowUpRight } from 'lucide';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ChartSpace } from '../../components/Chart/ChartSpace.ts';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote } from '../../remote.ts';
import type { DashboardScreenProps } from './types.ts';
import { Message } from './UsageCard.styles.ts';
import { dayNames, hasDays } from './dayNames.ts';

type UsageCardProps = Pick<DashboardScreenProps, 'overview' | 'today'>;

const MIN_POSITIVE_RATE = 0.5;
const NONE: readonly TimelinePoint[] = [];
const NO_CALLS: Remote<null> = { status: 'ready', data: null };

export function UsageCard({ overview, today }: UsageCardProps) {
  const t = useTranslation(dashboardTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const data = overview.status === 'ready' ? overview.data : undefined;
  const timeline = data?.timeline ?? NONE;
  const days = useMemo(
    () => dayNames(t, timeline, { today, language, formats }),
    [t, timeline, today, language, formats],
  );
  const title = t('dashboard.usage.title');
  const valueText = (calls: number) => t('dashboard.usage.value', { count: calls });
  const pointTexts = timeline.map(({ calls }, index) => {
    const value = calls === null ? formats.number(calls) : valueText(calls);
    return `${days[index] ?? ''} ${value}`;
  });
  // A deployment without the service has had no calls; the empty chart says so.
  const source = overview.status === 'unavailable' ? NO_CALLS : overview;

  return (
    <Card
      title={title}
      description={t('dashboard.usage.subtitle')}
      actions={
        typeof data?.successRate === 'number' ? <SuccessChip rate={data.successRate} /> : null
      }
    >
      <RemoteContent
        source={source}
        loadingText={t('dashboard.usage.loading')}
        showsRefreshError={false}
        renderPlaceholder={(content) => (
          <ChartSpace>
            <Message>{content}</Message>
          </ChartSpace>
        )}
      >
        {() => (
          <LineChart
            label={title}
            categories={days}
            series={[
              { name: t('dashboard.usage.calls'), values: timeline.map(({ calls }) => calls) },
            ]}
            summary={t('dashboard.usage.summary', { points: pointTexts.join(', ') })}
            axisNames={{ x: t('dashboard.usage.day'), y: t('dashboard.usage.calls') }}
            cursorLabel={t('dashboard.usage.cursor')}
            emptyText={t('dashboard.usage.empty')}
            isEmpty={timeline.every(({ calls }) => !calls)}
            hasLabels={hasDays(timeline)}
            formatValue={valueText}
          />
        )}
      </RemoteContent>
    </Card>
  );
}

function SuccessChip({ rate }: { rate: number }) {
  const t = useTranslation(dashboardTexts);
  const formats = useFormats();
  const isPositive = rate >= MIN_POSITIVE_RATE;
  return (
    <Badge
      tone={isPositive ? 'success' : 'danger'}
      icon={<Icon icon={isPositive ? ArrowUpRight : ArrowDownRight} size="small" />}
    >
      {t('dashboard.usage.success', { rate: formats.share(rate, 1) })}
    </Badge>
  );
}
