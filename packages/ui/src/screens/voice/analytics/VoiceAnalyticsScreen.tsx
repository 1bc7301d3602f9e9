import type { AgentName, CallStatistics, EndedReason, Outcome } from '@platform/domain';
import {
  figuresTexts,
  useFormats,
  useTranslation,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';
import { Download } from 'lucide';
import { Columns, StackBelowToolbar } from '../../../internal/cardGrid.styles.ts';
import { ListFailure } from '../../../patterns/ListPage/ListFailure.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { RangeFilter } from '../../../patterns/RangeFilter/RangeFilter.tsx';
import { RemoteStats } from '../../../patterns/RemoteStats/RemoteStats.tsx';
import { dataOf } from '../../../remote.ts';
import type { Remote } from '../../../remote.ts';
import { AgentFilter } from './AgentFilter.tsx';
import type { CallFilter, OutcomeGroup } from '../calls/callsTypes.ts';
import type { VoicePaths } from '../types.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { figureStats } from './figureStats.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import { ReasonsCard } from './ReasonsCard.tsx';
import { VolumeCard } from './VolumeCard.tsx';

/** Filter of a chart segment, in addition to range and agent. */
export interface HistoryPart {
  /** One day instead of the range. */
  day?: Date;
  /** One outcome, or all that count as answered or as successful. */
  outcome?: Outcome | OutcomeGroup;
  /** Only calls that ended for this reason. */
  reason?: EndedReason;
}

export interface VoiceAnalyticsScreenProps {
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** Date range and agent. */
  filter: Pick<CallFilter, 'range' | 'from' | 'to' | 'agent'>;
  /** Called with the changed part of the filter. */
  onFilterChange: (part: Partial<VoiceAnalyticsScreenProps['filter']>) => void;
  /** Agents to choose from. */
  agents: readonly AgentName[];
  /** Figures of the range and of the equally long range before. */
  statistics: Remote<CallStatistics>;
  /** Link to the call history with the same range and agent, narrowed to one mark. */
  historyHref: (part: HistoryPart) => string;
  /** Link to a call. */
  callHref: (callId: string) => string;
  /** Called with the link of a pressed chart point. */
  onOpen: (href: string) => void;
  /** IANA time zone of the days, such as `Europe/London`. */
  timeZone: string;
  /** Called to export the figures. */
  onExport: () => void;
}

/**
 * Figures of the voice agents' calls, each linked to the calls it counts. Render it inside a
 * `Page`.
 */
export function VoiceAnalyticsScreen(props: VoiceAnalyticsScreenProps) {
  const { filter, onFilterChange, agents, statistics, historyHref, callHref } = props;
  const t = useTranslation(figuresTexts, voiceAnalyticsTexts, voiceCallsTexts);
  const formats = useFormats();
  const header = useVoiceHeader(props.paths, 'analytics');
  const data = dataOf(statistics);
  const isTruncated = data && data.figures.counted < data.figures.total;
  const basedOn =
    data && isTruncated
      ? t('voiceAnalytics.basedOn', {
          counted: formats.number(data.figures.counted),
          total: formats.number(data.figures.total),
        })
      : undefined;
  return (
    <ListPage
      {...header}
      moreActions={[
        {
          id: 'voiceAnalytics.export',
          label: t('figures.export'),
          icon: Download,
          onSelect: props.onExport,
        },
      ]}
      source={statistics}
      toolbar={{
        heading: t('voiceAnalytics.heading'),
        count: basedOn ? { visible: basedOn, announced: basedOn } : undefined,
        filters: (
          <>
            <RangeFilter value={filter} onValueChange={onFilterChange} />
            <AgentFilter agent={filter.agent} {...{ onFilterChange, agents }} />
          </>
        ),
      }}
    >
      {statistics.status === 'error' ? (
        <ListFailure error={statistics} />
      ) : (
        <StackBelowToolbar aria-busy={statistics.status === 'loading' || undefined}>
          <RemoteStats
            label={t('voiceAnalytics.figures')}
            columns={5}
            loadingText={t('voiceAnalytics.loading')}
            stats={figureStats(t, formats, { statistics, historyHref, callHref })}
          />
          <Columns>
            <VolumeCard {...props} />
            <OutcomesCard {...{ statistics, historyHref }} />
          </Columns>
          <ReasonsCard {...{ statistics, historyHref }} />
        </StackBelowToolbar>
      )}
    </ListPage>
  );
}
