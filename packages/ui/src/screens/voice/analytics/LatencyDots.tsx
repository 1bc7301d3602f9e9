import type { CallStatistics } from '@platform/domain';
import { useFormats, useTranslation, voiceAnalyticsTexts, voiceCallsTexts } from '@platform/i18n';
import { dateTimeText, msText } from '../calls/callTexts.ts';
import { Dot, DotLink, Dots } from './analytics.styles.ts';

export interface LatencyDotsProps {
  latencies: CallStatistics['latencies'];
  callHref: (callId: string) => string;
}

export function LatencyDots({ latencies, callHref }: LatencyDotsProps) {
  const t = useTranslation(voiceAnalyticsTexts, voiceCallsTexts);
  const formats = useFormats();
  const highest = Math.max(1, ...latencies.map(({ ms }) => ms));
  return (
    <Dots aria-label={t('voiceAnalytics.dots')}>
      {latencies
        .toSorted((one, other) => one.ms - other.ms)
        .map(({ id, startedAt, ms }, index) => {
          const name = t('voiceAnalytics.dot', {
            value: msText(t, formats, ms),
            time: dateTimeText(formats, startedAt),
          });
          return (
            <Dot key={`${id} ${index}`} style={{ insetInlineStart: `${(ms / highest) * 100}%` }}>
              <DotLink href={callHref(id)} aria-label={name} title={name} />
            </Dot>
          );
        })}
    </Dots>
  );
}
