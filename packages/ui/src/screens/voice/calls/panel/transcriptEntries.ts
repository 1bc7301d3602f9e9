import type { ToolCall, Turn } from '@platform/domain';
import { trimText } from '@platform/i18n/text';

export type TranscriptEntry =
  | { kind: 'turn'; turn: Turn; atMs: number | null }
  | { kind: 'tool'; tool: ToolCall; atMs: number | null };

/**
 * Merges turns and tool calls by time. Turns keep their order; tool calls without a time are last.
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

/** Question that an agent's turn answers: the caller's words before it; '' for none. */
export function questionBefore(entries: readonly TranscriptEntry[], index: number): string {
  const entry = entries[index];
  if (entry?.kind !== 'turn' || entry.turn.speaker !== 'agent' || trimText(entry.turn.text) === '')
    return '';
  const words: string[] = [];
  for (const before of entries.slice(0, index).toReversed()) {
    if (before.kind !== 'turn') continue;
    if (before.turn.speaker === 'caller') words.unshift(trimText(before.turn.text));
    else if (words.length > 0 || before.turn.speaker === 'agent') break;
  }
  return words.filter(Boolean).join(' ');
}

/** Index of the turn at a playback position; -1 before the first. */
export function currentEntry(entries: readonly TranscriptEntry[], ms: number): number {
  return entries.findLastIndex(({ kind, atMs }) => kind === 'turn' && atMs !== null && atMs <= ms);
}

export function transcriptText(
  entries: readonly TranscriptEntry[],
  lineOf: (turn: Turn) => string,
): string {
  return entries.flatMap((entry) => (entry.kind === 'turn' ? lineOf(entry.turn) : [])).join('\n');
}
