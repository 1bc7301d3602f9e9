import { describe, expect, it } from 'vitest';
import { readRelayFrame, relayUrl } from './relay.ts';

const read = (frame: object) => readRelayFrame(JSON.stringify(frame));

describe('a frame of the relay', () => {
  it.each<[object, object]>([
    [
      { type: 'ready', session_id: 's1', max_seconds: 600 },
      { type: 'ready', sessionId: 's1', maxSeconds: 600 },
    ],
    [
      { type: 'transcript', role: 'user', text: 'Hi', final: false },
      { type: 'transcript', speaker: 'caller', text: 'Hi', isFinal: false },
    ],
    [
      { type: 'latency', stt_ms: 120, llm_ms: -4, tts_ms: 'x' },
      { type: 'latency', sttMs: 120, llmMs: null, ttsMs: null },
    ],
    [
      { type: 'ended', reason: 'vanished', minutes: -1 },
      { type: 'ended', reason: null, reasonText: 'vanished', conversationId: '', minutes: null },
    ],
    [
      { type: 'error', message: 'No voice', code: 'X' },
      { type: 'error', message: 'No voice', code: 'X' },
    ],
    [{ type: 'interrupted' }, { type: 'interrupted' }],
  ])('is read from %j', (wire, frame) => {
    expect(read(wire)).toEqual(frame);
  });

  it('tells what a tool did', () => {
    const frame = read({ type: 'tool_call', name: 'book', arguments: { day: 1 }, ms: 40 });
    expect(frame).toMatchObject({ type: 'toolCall', call: { name: 'book', ms: 40, result: null } });
  });

  it.each(['', '{', '7', '[]', 'null', '{"type":"dance"}', '{"type":"transcript","role":"x"}'])(
    'is passed over where it is %j',
    (text) => {
      expect(readRelayFrame(text)).toBeNull();
    },
  );
});

it('places the agent in the address, and no token', () => {
  expect(relayUrl('wss://relay.test/voice', 'a/1')).toBe(
    'wss://relay.test/voice/v1/agents/a%2F1/test',
  );
});
