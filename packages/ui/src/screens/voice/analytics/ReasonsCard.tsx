import type { CallStatistics } from '@platform/domain';
import { useFormats, useTranslation, voiceAnalyticsTexts, voiceCallsTexts } from '@platform/i18n';
import type { Formats } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { ArrowRight } from 'lucide';
import { useMemo } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { shorten } from '../../../internal/shorten.ts';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { dataOf } from '../../../remote.ts';
import { durationText } from '../calls/callTimes.ts';
import { ReasonLink } from './analytics.styles.ts';
import type { AnalyticsTexts } from './analyticsTexts.ts';
import type { VoiceAnalyticsScreenProps } from './VoiceAnalyticsScreen.tsx';

type ReasonsCardProps = Pick<VoiceAnalyticsScreenProps, 'statistics' | 'historyHref'>;
type Reason = CallStatistics['reasons'][number];

const NO_REASONS: readonly Reason[] = [];

export function ReasonsCard({ statistics, historyHref }: ReasonsCardProps) {
  const t = useTranslation(voiceAnalyticsTexts, voiceCallsTexts);
  const formats = useFormats();
  const data = dataOf(statistics);
  const counted = data?.figures.counted ?? 0;
  const columns = useMemo(
    () => reasonColumns(t, formats, counted, historyHref),
    [t, formats, counted, historyHref],
  );
  return (
    <Card
      title={t('voiceAnalytics.reasons.title')}
      actions={
        <Link href={historyHref({})}>
          {t('voiceAnalytics.reasons.open')}
          <Icon icon={ArrowRight} size="small" />
        </Link>
      }
    >
      <ListTable
        label={t('voiceAnalytics.reasons.title')}
        columns={columns}
        rows={data?.reasons ?? NO_REASONS}
        getRowId={({ reason, text }) => reason ?? `?${text}`}
        source={statistics}
        loadingText={t('voiceAnalytics.loading')}
        empty={{ title: t('voiceAnalytics.reasons.empty'), illustration: null }}
        isCompact
      />
    </Card>
  );
}

function reasonColumns(
  t: AnalyticsTexts,
  formats: Formats,
  counted: number,
  historyHref: ReasonsCardProps['historyHref'],
): readonly DataTableColumn<Reason>[] {
  return [
    {
      id: 'reason',
      header: t('voiceAnalytics.reasons.reason'),
      cell: ({ reason, text }) => (
        <ReasonLink href={historyHref(reason ? { reason } : {})}>
          <bdi>
            {reason
              ? t(`voiceCalls.endedReason.${reason}`)
              : shorten(trimText(text)) || t('voiceAnalytics.reasons.unknown')}
          </bdi>
        </ReasonLink>
      ),
    },
    {
      id: 'calls',
      header: t('voiceAnalytics.reasons.calls'),
      kind: 'number',
      widthKey: ({ calls }) => calls,
      cell: ({ calls }) => formats.number(calls),
    },
    {
      id: 'share',
      header: t('voiceAnalytics.reasons.share'),
      kind: 'number',
      widthKey: ({ calls }) => formats.share(calls, counted),
      cell: ({ calls }) => formats.share(calls, counted),
    },
    {
      id: 'duration',
      header: t('voiceAnalytics.reasons.duration'),
      kind: 'duration',
      widthKey: ({ averageSeconds }) => durationText(averageSeconds),
      cell: ({ averageSeconds }) => durationText(averageSeconds),
    },
    {
      id: 'before',
      header: t('voiceAnalytics.reasons.before'),
      kind: 'number',
      widthKey: ({ before }) => before,
      stack: 'hidden',
      collapse: 'hide',
      cell: ({ before }) => formats.number(before),
    },
  ];
}
