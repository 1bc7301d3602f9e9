import { useFormats, useTranslation, voiceAnalyticsTexts, voiceCallsTexts } from '@platform/i18n';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Beats } from '../../components/Meter/Meter.styles.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { outcomeText } from '../calls/callWords.ts';
import { Note, Outcomes } from './analytics.styles.ts';
import type { VoiceAnalyticsScreenProps } from './VoiceAnalyticsScreen.tsx';

type OutcomesCardProps = Pick<VoiceAnalyticsScreenProps, 'statistics' | 'historyHref'>;

const BEATS = 24;

/** How the calls turned out; each outcome leads to its calls. */
export function OutcomesCard({ statistics, historyHref }: OutcomesCardProps) {
  const t = useTranslation(voiceAnalyticsTexts, voiceCallsTexts);
  const formats = useFormats();
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
            <Outcomes>
              {outcomes.map(({ outcome, text, calls }) => {
                const name =
                  outcome === null && text.trim() === ''
                    ? t('voiceAnalytics.outcomes.unknown')
                    : outcomeText(t, { outcome, outcomeText: text });
                const share = `${(calls / Math.max(1, figures.counted)) * 100}%`;
                const cells = (
                  <>
                    <bdi>{name}</bdi>
                    <Beats
                      aria-hidden="true"
                      data-size="small"
                      data-outcome={outcome ?? undefined}
                      style={{ '--platform-meter-count': BEATS, '--platform-meter-fill': share }}
                    />
                    <b>{formats.number(calls)}</b>
                    <span>{formats.share(calls, figures.counted)}</span>
                  </>
                );
                return (
                  <li key={outcome ?? `?${text}`}>
                    {outcome ? (
                      <Link href={historyHref({ outcome })}>{cells}</Link>
                    ) : (
                      <div>{cells}</div>
                    )}
                  </li>
                );
              })}
            </Outcomes>
            <Note>{t('voiceAnalytics.outcomes.note')}</Note>
          </>
        )}
      </RemoteContent>
    </Card>
  );
}
