import type { TranscriptEntry, TurnLatency } from '@platform/domain';

export const latencyParts = [
  { name: 'hearing', key: 'sttMs' },
  { name: 'thinking', key: 'llmMs' },
  { name: 'speaking', key: 'ttsMs' },
] as const;

export function latencySum(latency: TurnLatency | null): number | null {
  const known = latencyParts.flatMap(({ key }) => latency?.[key] ?? []);
  return known.length > 0 ? known.reduce((sum, ms) => sum + ms, 0) : null;
}

/** Median response time in ms; null without responses. */
export function medianReply(entries: readonly TranscriptEntry[]): number | null {
  const sums = entries
    .flatMap((entry) => (entry.kind === 'turn' ? (latencySum(entry.latency) ?? []) : []))
    .toSorted((one, other) => one - other);
  const middle = sums.length / 2;
  const above = sums[Math.floor(middle)];
  const below = sums[Math.ceil(middle) - 1];
  return above === undefined || below === undefined ? null : Math.round((above + below) / 2);
}
