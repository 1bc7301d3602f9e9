import type { Formats } from '@platform/i18n';
import type { RemoteStat } from '../../../patterns/RemoteStats/RemoteStats.tsx';
import { dataOf } from '../../../remote.ts';
import { durationText } from '../calls/callTimes.ts';
import { msText } from '../calls/callTexts.ts';
import type { AnalyticsTexts } from './analyticsTexts.ts';
import { LatencyDots } from './LatencyDots.tsx';
import type { VoiceAnalyticsScreenProps } from './VoiceAnalyticsScreen.tsx';

type Options = Pick<VoiceAnalyticsScreenProps, 'statistics' | 'historyHref' | 'callHref'>;

export function figureStats(
  t: AnalyticsTexts,
  formats: Formats,
  { statistics, historyHref, callHref }: Options,
): readonly RemoteStat[] {
  const data = dataOf(statistics);
  const now = data?.figures;
  const then = data?.before;
  const stat = (id: 'calls' | 'answered' | 'success' | 'duration' | 'latency') => ({
    id,
    label: t(`voiceAnalytics.card.${id}`),
    source: statistics,
  });
  const before = (value: string | undefined) =>
    value === undefined ? null : t('figures.before', { value });
  const successOf = (figures: typeof now) =>
    figures && formats.share(figures.succeeded, figures.answered);
  const latencies = data?.latencies ?? [];
  return [
    {
      ...stat('calls'),
      figure: now && formats.number(now.total),
      href: historyHref({}),
      caption: before(then && formats.number(then.total)),
    },
    {
      ...stat('answered'),
      figure: now && formats.number(now.answered),
      href: historyHref({ outcome: 'answered' }),
      caption:
        now &&
        t('voiceAnalytics.card.shareOfCalls', { share: formats.share(now.answered, now.counted) }),
    },
    {
      ...stat('success'),
      figure: successOf(now),
      href: historyHref({ outcome: 'success' }),
      caption: before(successOf(then)),
    },
    {
      ...stat('duration'),
      figure: now && durationText(now.averageSeconds),
      href: historyHref({ outcome: 'answered' }),
      caption: before(then && durationText(then.averageSeconds)),
    },
    {
      ...stat('latency'),
      figure:
        latencies.length > 0 ? (
          <LatencyDots latencies={latencies} callHref={callHref} />
        ) : (
          now && msText(t, formats, now.latencyP50)
        ),
      href: latencies.length > 0 ? undefined : historyHref({}),
      caption:
        latencies.length > 0
          ? t('voiceAnalytics.card.fewCalls')
          : now && t('voiceAnalytics.card.p90', { value: msText(t, formats, now.latencyP90) }),
    },
  ];
}
