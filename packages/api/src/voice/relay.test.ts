import { describe, expect, it } from 'vitest';
import { clientFrame, relayFrame, testCallSocket } from './relay.contract.ts';
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

  it('reports the result of a tool', () => {
    const frame = read({ type: 'tool_call', name: 'book', arguments: { day: 1 }, ms: 40 });
    expect(frame).toMatchObject({ type: 'toolCall', call: { name: 'book', ms: 40, result: null } });
  });

  it.each(['', '{', '7', '[]', 'null', '{"type":"dance"}', '{"type":"transcript","role":"x"}'])(
    'is ignored if it is %j',
    (text) => {
      expect(readRelayFrame(text)).toBeNull();
    },
  );
});

it('has the agent in the URL, but no token', () => {
  expect(relayUrl('wss://relay.test/voice', 'a/1')).toBe(
    'wss://relay.test/voice/v1/agents/a%2F1/test',
  );
});

it.each([
  { type: 'ready', session_id: 's1', max_seconds: 600 },
  { type: 'transcript', role: 'agent', text: 'Hello', final: true },
  { type: 'tool_call', name: 'book', arguments: { day: 1 }, result: null, ms: 40 },
  { type: 'latency', stt_ms: 1, llm_ms: 2, tts_ms: 3 },
  { type: 'interrupted' },
  { type: 'ended', reason: 'agent_ended', conversation_id: 'c1', minutes: 0.5 },
  { type: 'error', message: 'No voice', code: 'INTERNAL' },
])('matches its description: %j', (frame) => {
  expect(relayFrame.parse(frame)).toEqual(frame);
  expect(read(frame)).not.toBeNull();
});

it.each<[object, boolean]>([
  [{ type: 'auth', access_token: 't' }, true],
  [{ type: 'start', mode: 'text', draft: { name: 'Desk' }, variables: { name: 'Ada' } }, true],
  [{ type: 'text', text: 'Hi' }, true],
  [{ type: 'interrupt' }, true],
  [{ type: 'stop' }, true],
  [{ type: 'auth', access_token: '' }, false],
  [{ type: 'start', mode: 'video' }, false],
  [{ type: 'start', mode: 'text', variables: { name: 'x'.repeat(501) } }, false],
  [{ type: 'text', text: ' ' }, false],
  [{ type: 'text', text: 'x'.repeat(2001) }, false],
  [{ type: 'stop', now: true }, false],
])('describes that %j is accepted: %s', (frame, isAccepted) => {
  expect(clientFrame.safeParse(frame).success).toBe(isAccepted);
});

it('is described once per message of either side', () => {
  const typesFrom = (side: 'client' | 'service') =>
    Object.values(testCallSocket.messages).flatMap(({ from, payload }) =>
      from === side && payload ? payload.shape.type.value : [],
    );
  const typesOf = (frames: typeof clientFrame | typeof relayFrame) =>
    frames.options.map(({ shape }) => shape.type.value);
  expect(typesFrom('client')).toEqual(typesOf(clientFrame));
  expect(typesFrom('service')).toEqual(typesOf(relayFrame));
});
