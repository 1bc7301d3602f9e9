import { dayText } from '@platform/i18n';
import type { HistoryPart } from '@platform/ui';
import * as z from 'zod/mini';
import { writeSearch } from '../../routing/searchParams.ts';
import { callAddress, callScope } from '../calls/callAddress.ts';
import { voicePaths } from '../voicePaths.ts';

/** What the address says about the figures: the days and the agent. */
export const analyticsAddress = z.object(callScope);

export type AnalyticsAddress = z.output<typeof analyticsAddress>;

/** The address of the call history with the days and the agent of the figures, and what a mark is of. */
export function historyHref(
  scope: AnalyticsAddress,
  { day, outcome, reason }: HistoryPart,
): string {
  const date = day && dayText(day);
  const state = {
    ...callAddress.parse({}),
    ...scope,
    ...(date && { range: 'custom' as const, from: date, to: date }),
    ...(outcome && { outcome }),
    ...(reason && { reason }),
  };
  const search = writeSearch(callAddress, state, new URLSearchParams()).toString();
  return search ? `${voicePaths.callHistory}?${search}` : voicePaths.callHistory;
}
