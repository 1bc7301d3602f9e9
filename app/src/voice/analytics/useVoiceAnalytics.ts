import { conversations } from '@platform/api';
import type { CallStatistics, ConversationList } from '@platform/api';
import { callStatistics, spanBefore, spanOf } from '@platform/flows';
import type { DaySpan } from '@platform/flows';
import {
  useFormats,
  useTimeZone,
  useToday,
  useTranslation,
  voiceAnalyticsTexts,
  voiceCallsTexts,
} from '@platform/i18n';
import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { HistoryPart } from '@platform/ui/voice';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useResource } from '../../data/useResource.ts';
import { useSaveFigures } from '../../platform/export/useSaveFigures.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { useAgentsByName } from '../calls/useAgentsByName.ts';
import { callSample } from '../../platform/days/callSample.ts';
import { analyticsParams, callHref, historyHref, voicePaths } from '../address.ts';
import { statisticsRows } from './statisticsRows.ts';

export function useVoiceAnalytics() {
  const t = useTranslation(voiceAnalyticsTexts, voiceCallsTexts);
  const [filter, change] = useSearchState(analyticsParams);
  const today = useToday();
  const { navigate } = useLinks();
  const { range, from, to, agent } = filter;
  const span = useMemo(() => spanOf({ range, from, to }, today), [range, from, to, today]);
  const options = {
    errorText: (error: unknown) => serverMessageOr(error, t('voiceAnalytics.failed')),
  };
  const now = useResource(conversations, callSample(span, agent), options);
  const before = useResource(conversations, callSample(spanBefore(span), agent), options);
  const statistics = useMemo(() => statisticsOf(now, before, span), [now, before, span]);
  const formats = useFormats();
  const save = useSaveFigures();
  return {
    paths: voicePaths,
    filter,
    onFilterChange: change,
    agents: useAgentsByName(),
    statistics,
    onExport: () =>
      save('voice-analytics', () => {
        const data = dataOf(statistics);
        return data ? statisticsRows(t, formats, data) : [];
      }),
    historyHref: useCallback((part: HistoryPart) => historyHref(filter, part), [filter]),
    callHref,
    onOpen: (href: string) => void navigate(href, { replace: false }),
    timeZone: useTimeZone(),
  };
}

/** Waits for both ranges, because a comparison with no data would look like a rise. */
function statisticsOf(
  now: Remote<ConversationList>,
  before: Remote<ConversationList>,
  span: DaySpan,
): Remote<CallStatistics> {
  if (now.status !== 'ready') return now;
  if (before.status !== 'ready') return before;
  return mapRemote(now, (list) =>
    callStatistics(
      { calls: list.conversations, total: list.total },
      { calls: before.data.conversations, total: before.data.total },
      span,
    ),
  );
}
