import type { Speaker, TestCallState, ToolCall, TranscriptEntry, TurnLatency } from '@platform/api';
import { truncateText } from '@platform/i18n/text';

/** Entries kept. A frame has at most 64 KiB, so memory is bounded. */
export const MAX_ENTRIES = 500;

/** Longest text kept per turn, in UTF-16 units. */
export const MAX_TEXT = 10_000;

type Transcript = Pick<TestCallState, 'entries' | 'omitted' | 'nextLatency'>;

interface Utterance {
  speaker: Speaker;
  text: string;
  isFinal: boolean;
}

/** Appends a turn, or replaces the speaker's open turn or the typed text it confirms. */
export function withTurn(transcript: Transcript, utterance: Utterance): Transcript {
  const text = truncateText(utterance.text, MAX_TEXT);
  const open = findOpen(transcript.entries, { ...utterance, text });
  if (open) {
    const { isUnconfirmed: _, ...kept } = open;
    const turn = { ...kept, text, isFinal: utterance.isFinal };
    return { ...transcript, entries: transcript.entries.map((one) => (one === open ? turn : one)) };
  }
  const isAgent = utterance.speaker === 'agent';
  const { speaker, isFinal } = utterance;
  const latency = isAgent ? transcript.nextLatency : null;
  const added = withEntry(transcript, { kind: 'turn', speaker, text, isFinal, latency });
  return isAgent ? { ...added, nextLatency: null } : added;
}

export function withTyped(transcript: Transcript, typed: string): Transcript {
  return withEntry(transcript, {
    kind: 'turn',
    speaker: 'caller',
    text: truncateText(typed, MAX_TEXT),
    isFinal: true,
    latency: null,
    isUnconfirmed: true,
  });
}

export function withToolCall(transcript: Transcript, call: ToolCall): Transcript {
  return withEntry(transcript, { kind: 'tool', call });
}

export function withReconnection(transcript: Transcript): Transcript {
  return withEntry(closeTurns(transcript), { kind: 'reconnected' });
}

/** Kept for the next turn if the agent's last one has a latency or does not exist. */
export function withLatency(transcript: Transcript, latency: TurnLatency): Transcript {
  const last = transcript.entries.findLast((entry) => entry.kind === 'turn');
  if (last?.kind !== 'turn' || last.speaker !== 'agent' || last.latency) {
    return { ...transcript, nextLatency: latency };
  }
  const entries = transcript.entries.map((entry) =>
    entry === last ? { ...last, latency } : entry,
  );
  return { ...transcript, entries };
}

export function closeTurns(transcript: Transcript): Transcript {
  if (!transcript.entries.some((entry) => entry.kind === 'turn' && !entry.isFinal)) {
    return transcript;
  }
  const entries = transcript.entries.map((entry) =>
    entry.kind === 'turn' && !entry.isFinal ? { ...entry, isFinal: true } : entry,
  );
  return { ...transcript, entries };
}

type NewEntry = TranscriptEntry extends infer Entry
  ? Entry extends TranscriptEntry
    ? Omit<Entry, 'id'>
    : never
  : never;

function withEntry(transcript: Transcript, entry: NewEntry): Transcript {
  const { entries, omitted } = transcript;
  const id = (entries.at(-1)?.id ?? 0) + 1;
  const isFull = entries.length >= MAX_ENTRIES;
  const kept = isFull ? entries.slice(entries.length - MAX_ENTRIES + 1) : entries;
  return {
    ...transcript,
    entries: [...kept, { ...entry, id }],
    omitted: omitted + entries.length - kept.length,
  };
}

function findOpen(entries: readonly TranscriptEntry[], utterance: Utterance) {
  const turns = entries.filter(
    (entry) => entry.kind === 'turn' && entry.speaker === utterance.speaker,
  );
  const typed = turns.find(
    (turn) => turn.kind === 'turn' && turn.isUnconfirmed && turn.text === utterance.text.trim(),
  );
  const found = typed ?? turns.findLast((turn) => turn.kind === 'turn' && !turn.isUnconfirmed);
  if (found?.kind !== 'turn') return undefined;
  return found === typed || !found.isFinal ? found : undefined;
}
