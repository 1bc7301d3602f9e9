import type { Outcome } from '@platform/domain';
import { useTranslation, voiceAnalyticsTexts, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { ShareList } from '../../../patterns/ShareList/ShareList.tsx';
import type { Share } from '../../../patterns/ShareList/ShareList.tsx';
import { outcomeText } from '../calls/callTexts.ts';
import { Note } from './analytics.styles.ts';
import type { VoiceAnalyticsScreenProps } from './VoiceAnalyticsScreen.tsx';

type OutcomesCardProps = Pick<VoiceAnalyticsScreenProps, 'statistics' | 'historyHref'>;

const colors: Partial<Record<Outcome, Share['color']>> = {
  transferred: 'green',
  unresolved: 'warning',
  voicemail: 'purple',
  no_answer: 'neutral',
  failed: 'danger',
};

export function OutcomesCard({ statistics, historyHref }: OutcomesCardProps) {
  const t = useTranslation(voiceAnalyticsTexts, voiceCallsTexts);
  return (
    <Card
      title={t('voiceAnalytics.outcomes.title')}
      description={t('voiceAnalytics.outcomes.subtitle')}
    >
      <RemoteContent
        source={statistics}
        loading={<Skeleton height="180px" radius="8px" />}
        showsRefreshError={false}
      >
        {({ outcomes, figures }) => (
          <>
            {outcomes.length === 0 ? <Note>{t('voiceAnalytics.volume.empty')}</Note> : null}
            <ShareList
              total={figures.counted}
              shares={outcomes.map(({ outcome, text, calls }) => ({
                id: outcome ?? `?${text}`,
                name:
                  outcome === null && trimText(text) === ''
                    ? t('voiceAnalytics.outcomes.unknown')
                    : outcomeText(t, { outcome, outcomeText: text }),
                count: calls,
                href: outcome ? historyHref({ outcome }) : undefined,
                color: outcome ? colors[outcome] : undefined,
              }))}
            />
            <Note>{t('voiceAnalytics.outcomes.note')}</Note>
          </>
        )}
      </RemoteContent>
    </Card>
  );
}
