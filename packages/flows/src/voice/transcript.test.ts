import { expect, it } from 'vitest';
import { MAX_ENTRIES, MAX_TEXT, withLatency, withTurn, withTyped } from './transcript.ts';

const nothing = { entries: [], omitted: 0, nextLatency: null };

it('keeps the latest entries and counts the omitted ones', () => {
  let transcript: ReturnType<typeof withTurn> = nothing;
  for (let turn = 0; turn < 2000; turn += 1) {
    const speaker = turn % 2 === 0 ? 'agent' : 'caller';
    transcript = withTurn(transcript, { speaker, text: `${turn}`, isFinal: true });
  }
  expect(transcript.entries).toHaveLength(MAX_ENTRIES);
  expect(transcript.omitted).toBe(2000 - MAX_ENTRIES);
  expect(new Set(transcript.entries.map(({ id }) => id)).size).toBe(MAX_ENTRIES);
  expect(transcript.entries.at(-1)).toMatchObject({ text: '1999' });
});

it('truncates a very long turn', () => {
  const { entries } = withTurn(nothing, {
    speaker: 'agent',
    text: 'x'.repeat(MAX_TEXT + 5),
    isFinal: true,
  });
  expect(entries[0]).toMatchObject({ text: 'x'.repeat(MAX_TEXT) });
  const typed = withTyped(nothing, `${'x'.repeat(MAX_TEXT - 1)}👩‍🌾 and on`);
  expect(typed.entries[0]).toMatchObject({ text: 'x'.repeat(MAX_TEXT - 1) });
});

it('adds a latency to the agent’s current or next turn without one', () => {
  const latency = { sttMs: 1, llmMs: 2, ttsMs: 3 };
  const withAgentTurn = withTurn(nothing, { speaker: 'agent', text: 'Hi', isFinal: true });
  const measured = withLatency(withAgentTurn, latency);
  expect(measured.entries).toMatchObject([{ latency }]);
  const ahead = withLatency(measured, { ...latency, sttMs: 9 });
  expect(ahead.entries).toEqual(measured.entries);
  const next = withTurn(ahead, { speaker: 'agent', text: 'Well', isFinal: false });
  expect(withTurn(next, { speaker: 'agent', text: 'Well?', isFinal: true })).toMatchObject({
    entries: [{ latency }, { text: 'Well?', latency: { sttMs: 9 } }],
    nextLatency: null,
  });
});
