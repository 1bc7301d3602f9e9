import type { ToolCall, Turn } from '@platform/domain';

/** A line of a transcript: something that was said, or a tool that was used. */
export type TranscriptEntry =
  | { kind: 'turn'; turn: Turn; atMs: number | null }
  | { kind: 'tool'; tool: ToolCall; atMs: number | null };

/**
 * What was said and done, as one list by time. Turns keep their order; a tool goes after the last turn
 * that began before it, and one without a time to the end.
 */
export function transcriptEntries(
  turns: readonly Turn[],
  tools: readonly ToolCall[],
): readonly TranscriptEntry[] {
  const timed = tools
    .filter(({ atMs }) => atMs !== null)
    .toSorted((one, other) => Number(one.atMs) - Number(other.atMs));
  const entries: TranscriptEntry[] = [];
  const add = (tool: ToolCall) => entries.push({ kind: 'tool', tool, atMs: tool.atMs });
  let next = 0;
  for (const turn of turns) {
    const before = turn.atMs ?? 0;
    for (let tool = timed[next]; tool && Number(tool.atMs) < before; tool = timed[next]) {
      add(tool);
      next += 1;
    }
    entries.push({ kind: 'turn', turn, atMs: turn.atMs });
  }
  timed.slice(next).forEach(add);
  tools.filter(({ atMs }) => atMs === null).forEach(add);
  return entries;
}

/** The place of the turn that is heard at a time; -1 before the first. */
export function currentEntry(entries: readonly TranscriptEntry[], ms: number): number {
  return entries.findLastIndex(({ kind, atMs }) => kind === 'turn' && atMs !== null && atMs <= ms);
}

/** A transcript as text: a line for each turn. */
export function transcriptText(
  entries: readonly TranscriptEntry[],
  lineOf: (turn: Turn) => string,
): string {
  return entries.flatMap((entry) => (entry.kind === 'turn' ? lineOf(entry.turn) : [])).join('\n');
}
