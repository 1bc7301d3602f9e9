import type { ToolCall, Turn } from '@platform/domain';
import { expect, test } from 'vitest';
import { BARS, speakerBars } from './speakerBars.ts';
import {
  currentEntry,
  questionBefore,
  transcriptEntries,
  transcriptText,
} from './transcriptEntries.ts';

const turnOf = (text: string, atMs: number | null, speaker: Turn['speaker'] = 'agent') => ({
  speaker,
  text,
  atMs,
  latencyMs: null,
});
const used = (name: string, atMs: number | null): ToolCall => ({
  name,
  arguments: null,
  result: null,
  atMs,
  ms: null,
  isFailed: false,
});
const turns = [turnOf('a', 0), turnOf('b', 1000, 'caller'), turnOf('c', 5000)];
const words = (entries: ReturnType<typeof transcriptEntries>) =>
  entries.map((entry) => (entry.kind === 'turn' ? entry.turn.text : entry.tool.name));

test('a tool call follows its turn; one without a time is last', () => {
  const entries = transcriptEntries(turns, [used('late', null), used('y', 9000), used('x', 1500)]);
  expect(words(entries)).toEqual(['a', 'b', 'x', 'c', 'y', 'late']);
  expect(transcriptText(entries, ({ text }) => text)).toBe('a\nb\nc');
});

test('turns without times keep their order', () => {
  const entries = transcriptEntries([turnOf('a', null), turnOf('b', null)], [used('x', 5)]);
  expect(words(entries)).toEqual(['a', 'b', 'x']);
  expect(currentEntry(entries, 100)).toBe(-1);
});

test('the current entry is the last started turn, never a tool call', () => {
  const entries = transcriptEntries(turns, [used('x', 1500)]);
  expect([-1, 0, 999, 1000, 1600, 5000, 1e9].map((ms) => currentEntry(entries, ms))).toEqual([
    -1, 0, 0, 1, 1, 3, 3,
  ]);
});

test('bars show the speaker; a recording of unknown length has none', () => {
  const bars = speakerBars(turns, 10_000);
  expect(bars).toHaveLength(BARS);
  expect([bars[0], bars[10], bars.at(-1)]).toEqual(['agent', 'caller', 'agent']);
  expect(speakerBars([], 0).every((speaker) => speaker === null)).toBe(true);
});

test("an agent's turn answers the caller's words right before it", () => {
  const said: readonly [string, Turn['speaker']][] = [
    ['Hello', 'agent'],
    ['Do you', 'caller'],
    [' deliver? ', 'caller'],
    ['One moment', 'agent'],
    ['I am not sure', 'agent'],
    ['Why?', 'caller'],
    ['', 'agent'],
  ];
  const entries = transcriptEntries(
    said.map(([text, speaker], index) => turnOf(text, index * 1000, speaker)),
    [used('look_up', 2500)],
  );
  expect(entries.map((_, index) => questionBefore(entries, index))).toEqual([
    '',
    '',
    '',
    '',
    'Do you deliver?',
    '',
    '',
    '',
  ]);
});
