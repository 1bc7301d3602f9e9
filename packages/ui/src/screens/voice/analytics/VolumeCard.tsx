import { useTranslation, voiceAnalyticsTexts } from '@platform/i18n';
import { useCallback } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { ChartSpace } from '../../../components/Chart/ChartSpace.ts';
import { DayChart } from '../../../patterns/DayChart/DayChart.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import type { VoiceAnalyticsScreenProps } from './VoiceAnalyticsScreen.tsx';

type VolumeCardProps = Pick<
  VoiceAnalyticsScreenProps,
  'statistics' | 'historyHref' | 'onOpen' | 'timeZone'
>;

export function VolumeCard({ statistics, historyHref, onOpen, timeZone }: VolumeCardProps) {
  const t = useTranslation(voiceAnalyticsTexts);
  const valueText = useCallback(
    (count: number) => t('voiceAnalytics.volume.value', { count }),
    [t],
  );
  return (
    <Card
      title={t('voiceAnalytics.volume.title')}
      description={t('voiceAnalytics.volume.subtitle', { zone: timeZone })}
    >
      <RemoteContent
        source={statistics}
        loadingText={t('voiceAnalytics.loading')}
        showsRefreshError={false}
        renderPlaceholder={(content) => <ChartSpace>{content}</ChartSpace>}
      >
        {({ days }) => (
          <DayChart
            label={t('voiceAnalytics.volume.calls')}
            days={days}
            valueText={valueText}
            emptyText={t('voiceAnalytics.volume.empty')}
            dayHref={(day) => historyHref({ day })}
            onOpen={onOpen}
          />
        )}
      </RemoteContent>
    </Card>
  );
}
