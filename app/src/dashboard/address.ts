import type { DaySpan } from '@platform/flows';
import { dayText } from '@platform/i18n';
import type { AnalyticsHrefs, DayRangeChoice } from '@platform/ui/dashboard';
import { spanParams } from '../platform/days/spanParams.ts';
import type { Pages } from '../routing/pages.ts';

export function analyticsHrefs(
  { href }: Pages,
  { range, from, to }: DayRangeChoice,
  span: DaySpan,
): AnalyticsHrefs {
  const history = href('callHistory');
  const days = spanParams(span);
  return {
    conversations: (day) =>
      day
        ? withQuery(history, { range: 'custom', from: dayText(day), to: dayText(day) })
        : withQuery(history, range === 'custom' ? { range, from, to } : { range }),
    today: withQuery(history, { range: 'today' }),
    week: withQuery(history, { range: 'week' }),
    leads: ({ period, isWon }) =>
      withQuery(href('leads'), {
        status: isWon ? 'Closed Won' : '',
        ...(period ? spanParams(period) : days),
      }),
    interactions: (type = '') => withQuery(href('interactions'), { type, ...days }),
    integrations: (status) => withQuery(href('integrations'), { tab: status }),
    usage: href('billing'),
  };
}

function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  const filled = Object.entries(params).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled).toString();
  return search ? `${path}?${search}` : path;
}
