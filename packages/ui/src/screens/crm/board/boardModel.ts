import type { LeadRow } from '../crmRows.ts';

export interface LaneData {
  status: string;
  rows: readonly LeadRow[];
}

/** A lane per status; one for each unknown status follows. */
export function lanesOf(rows: readonly LeadRow[], statuses: readonly string[]): LaneData[] {
  const lanes = new Map<string, LeadRow[]>(statuses.map((status) => [status, []]));
  for (const row of rows) {
    const { statusText: status } = row.lead;
    const lane = lanes.get(status);
    if (lane) lane.push(row);
    else lanes.set(status, [row]);
  }
  return [...lanes].map(([status, laneRows]) => ({ status, rows: laneRows }));
}

export function nextStatus(
  key: string,
  status: string,
  statuses: readonly string[],
): string | undefined {
  const index = statuses.indexOf(status);
  const last = statuses.length - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return statuses[Math.min(index + 1, last)];
    case 'ArrowLeft':
    case 'ArrowUp':
      return statuses[Math.max(index - 1, 0)];
    case 'Home':
      return statuses[0];
    case 'End':
      return statuses[last];
    default:
      return undefined;
  }
}
