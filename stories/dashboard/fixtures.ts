import { dayText } from '@platform/i18n';
import type { Overview, TimelinePoint } from '@platform/domain';
import type { DashboardAgent } from '@platform/ui/dashboard';

/** A Thursday, as in the mockups. */
export const TODAY = new Date(2026, 10, 19, 12);

function agent(
  key: string,
  name: string,
  type: string,
  callsToday: number | null,
  successRate: number | null,
): DashboardAgent {
  return { key, id: key, name, type, isEnabled: callsToday !== 0, callsToday, successRate };
}

export const AGENTS: readonly DashboardAgent[] = [
  agent('a1', 'Front desk', 'inbound', 64, 0.96),
  agent('a2', 'Appointment reminders', 'outbound', 41, 0.91),
  agent('a3', 'Billing questions', 'inbound', 27, 0.88),
  agent('a4', 'After-hours line', 'inbound', 16, 0.79),
  agent('a5', 'Survey follow-up', 'outbound', 0, null),
  agent('a6', 'The sixth, which is not shown', 'inbound', 1, 1),
];

/** Days up to today, oldest first. */
export function days(...calls: (number | null)[]): TimelinePoint[] {
  return calls.map((count, index) => ({
    calls: count,
    date: dayText(new Date(2026, 10, 19 - (calls.length - 1 - index))),
  }));
}

export const OVERVIEW: Overview = {
  callsToday: 148,
  callsThisWeek: 862,
  successRate: 0.94,
  timeline: days(96, 118, 109, 141, 127, 123, 148),
};
