import { dayText } from '@platform/i18n';
import type { DayRangeChoice, AnalyticsHrefs } from '@platform/ui';
import { useMemo } from 'react';
import { spanParams } from '../../platform/days/rangeAddress.ts';
import { usePages } from '../../routing/PagesContext.ts';
import type { DaySpan } from '@platform/flows';

/**
 * Where the marks lead: to the lists that hold what they count, narrowed by their addresses.
 *
 * @param choice the days as the address names them, which the call history names alike
 * @param span these days
 */
export function useAnalyticsHrefs(choice: DayRangeChoice, span: DaySpan): AnalyticsHrefs {
  const { href } = usePages();
  const { range, from, to } = choice;
  return useMemo(() => {
    const history = href('callHistory');
    const days = spanParams(span);
    return {
      conversations: (day) =>
        day
          ? addressOf(history, { range: 'custom', from: dayText(day), to: dayText(day) })
          : addressOf(history, range === 'custom' ? { range, from, to } : { range }),
      today: addressOf(history, { range: 'today' }),
      week: addressOf(history, { range: 'week' }),
      leads: ({ period, isWon }) =>
        addressOf(href('leads'), {
          status: isWon ? 'Closed Won' : '',
          ...(period ? spanParams(period) : days),
        }),
      interactions: (type = '') => addressOf(href('interactions'), { type, ...days }),
      integrations: (status) => addressOf(href('integrations'), { tab: status }),
      usage: href('billing'),
    };
  }, [href, range, from, to, span]);
}

/** An address with parameters; empty ones are left out. */
function addressOf(path: string, params: Readonly<Record<string, string>>): string {
  const filled = Object.entries(params).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled).toString();
  return search ? `${path}?${search}` : path;
}
