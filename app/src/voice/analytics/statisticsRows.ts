import type { CallStatistics } from '@platform/api';
import type { FigureRow } from '@platform/flows';
import type {
  commonTexts,
  Formats,
  TextKey,
  Translate,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';

type Texts = Translate<
  TextKey<typeof commonTexts | typeof voiceAnalyticsTexts | typeof voiceCallsTexts>
>;

/** Call figures as shown in the panels, unformatted: seconds, milliseconds, whole percent. */
export function statisticsRows(t: Texts, formats: Formats, data: CallStatistics): FigureRow[] {
  const { figures: now, before } = data;
  const row =
    (panel: string) =>
    (name: string, value: string, earlier = '') => ({
      panel,
      name,
      value,
      before: earlier,
    });
  const figure = row(t('voiceAnalytics.figures'));
  const day = row(t('voiceAnalytics.volume.title'));
  const outcome = row(t('voiceAnalytics.outcomes.title'));
  const reason = row(t('voiceAnalytics.reasons.title'));
  const success = ({ succeeded, answered }: typeof now) => formats.share(succeeded, answered);
  return [
    figure(t('voiceAnalytics.card.calls'), plain(now.total), plain(before.total)),
    figure(t('voiceAnalytics.card.answered'), plain(now.answered), plain(before.answered)),
    figure(t('voiceAnalytics.card.success'), success(now), success(before)),
    figure(
      `${t('voiceAnalytics.card.duration')} (s)`,
      plain(now.averageSeconds),
      plain(before.averageSeconds),
    ),
    figure(
      `${t('voiceAnalytics.card.latency')} (ms)`,
      plain(now.latencyP50),
      plain(before.latencyP50),
    ),
    figure(
      t('voiceAnalytics.card.p90', { value: '… ms' }),
      plain(now.latencyP90),
      plain(before.latencyP90),
    ),
    ...data.days.map((one) => day(formats.date(one.day), plain(one.count), plain(one.before))),
    ...data.outcomes.map(({ outcome: known, text, calls }) =>
      outcome(
        known
          ? t(`voiceCalls.outcome.${known}`)
          : text.trim() || t('voiceAnalytics.outcomes.unknown'),
        plain(calls),
      ),
    ),
    ...data.reasons.map(({ reason: known, text, calls, before: earlier }) =>
      reason(
        known
          ? t(`voiceCalls.endedReason.${known}`)
          : text.trim() || t('voiceAnalytics.reasons.unknown'),
        plain(calls),
        plain(earlier),
      ),
    ),
  ];
}

/** Empty if unknown. */
const plain = (value: number | null): string => (value === null ? '' : String(Math.round(value)));
