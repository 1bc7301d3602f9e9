import { RELAY_CLOSE, relayUrl } from '@platform/api';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createFakeMicrophones, createFakePlayers } from '../testing/fakeAudio.ts';
import { createFakeClock } from '../testing/fakeClock.ts';
import { startRelay } from '../testing/relayServer.ts';
import type { RelayPeer } from '../testing/relayServer.ts';
import { MicrophoneError } from './audioTypes.ts';
import { RECONNECT_AFTER_MS } from './callLine.ts';
import { MAX_EXCESS_FRAMES } from './frameLimit.ts';
import { CONNECT_TIMEOUT_MS } from './relayConnection.ts';
import { createTestCall, END_FRAME_TIMEOUT_MS } from './testCall.ts';
import type { TestCallOptions } from './testCallTypes.ts';

/** A short polling interval, because each condition holds within a millisecond. */
const often = { interval: 5 };

const isReady = (peer: RelayPeer) =>
  peer.sendFrames({ type: 'ready', session_id: 's1', max_seconds: 600 });

/** A call with one agent against a real relay, with fake audio. */
async function open(onStart = isReady, given: Partial<TestCallOptions> = {}) {
  const relay = await startRelay(onStart);
  const clock = createFakeClock();
  const microphones = createFakeMicrophones();
  const players = createFakePlayers();
  const token = vi.fn<TestCallOptions['token']>(async (refused) => (refused ? 'renewed' : 'first'));
  const call = createTestCall({
    url: relayUrl(relay.url, 'a 1'),
    openSocket: (url) => new WebSocket(url),
    token,
    openMicrophone: microphones.open,
    openPlayer: players.open,
    clock,
    ...given,
  });
  onTestFinished(call.close);
  const state = call.getState;
  const until = async (phase: string) => {
    await expect.poll(() => state().phase, often).toBe(phase);
  };
  const start = async (mode: 'voice' | 'text') => {
    call.setMode(mode);
    call.start();
    await until('listening');
    const peer = relay.peers.at(-1);
    if (!peer) throw new Error('Nobody connected.');
    return peer;
  };
  const lines = () =>
    state().entries.map((entry) =>
      entry.kind === 'turn' ? `${entry.speaker}: ${entry.text}` : entry.kind,
    );
  return { call, clock, lines, microphones, players, relay, start, state, token, until };
}

const tone = (samples: number) => {
  const pcm = new Int16Array(samples).fill(8000);
  return pcm.buffer;
};

describe('a text call', () => {
  it('begins with the token in the first frame and never in the URL', async () => {
    const { start, relay } = await open(isReady, { draft: { first_message: 'Hi' } });
    const peer = await start('text');
    expect(peer.path).toBe('/v1/agents/a%201/test');
    expect(peer.frames).toEqual([
      { type: 'auth', access_token: 'first' },
      { type: 'start', mode: 'text', draft: { first_message: 'Hi' } },
    ]);
    expect(relay.peers).toHaveLength(1);
  });

  it('begins again with other settings after it was hung up', async () => {
    const { call, start } = await open(isReady, { draft: { first_message: 'Hi' } });
    await start('text');
    call.hangUp();
    call.setDraft({ first_message: 'Hello' });
    const peer = await start('text');
    expect(peer.frames[1]).toMatchObject({ type: 'start', draft: { first_message: 'Hello' } });
  });

  it('shows turns, tool calls and latency, and opens neither microphone nor player', async () => {
    const { call, lines, microphones, players, start, state, until } = await open();
    const peer = await start('text');
    expect(call.sendText('  ')).toBe(false);
    expect(call.sendText(' Are you open? ')).toBe(true);
    expect(state().phase).toBe('thinking');
    peer.sendFrames(
      { type: 'transcript', role: 'user', text: 'Are you open?', final: true },
      { type: 'tool_call', name: 'hours', arguments: { day: 1 }, result: 'yes', ms: 80 },
      { type: 'latency', llm_ms: 400 },
      { type: 'transcript', role: 'agent', text: 'We', final: false },
      { type: 'transcript', role: 'agent', text: 'We are.', final: true },
    );
    await until('listening');
    await expect.poll(() => state().latency?.llmMs, often).toBe(400);
    expect(lines()).toEqual(['caller: Are you open?', 'tool', 'agent: We are.']);
    expect(state().entries.at(-1)).toMatchObject({ isFinal: true, latency: { llmMs: 400 } });
    expect(microphones.open).not.toHaveBeenCalled();
    expect(players.opened).toEqual([]);
    expect(state().minutes).toBe(0);
    expect(peer.frames.at(-1)).toEqual({ type: 'text', text: 'Are you open?' });
  });

  it('keeps its mode until it ends', async () => {
    const { call, start, state } = await open();
    await start('text');
    call.setMode('voice');
    expect(state().mode).toBe('text');
    call.hangUp();
    call.setMode('voice');
    expect(state().mode).toBe('voice');
  });

  it('sends no text before the relay is ready', async () => {
    const { call, lines, relay, state } = await open(() => {});
    call.setMode('text');
    call.start();
    await expect.poll(() => relay.peers[0]?.frames, often).toHaveLength(2);
    expect(call.sendText('Hello?')).toBe(false);
    expect(state().phase).toBe('connecting');
    expect(lines()).toEqual([]);
  });

  it('repeats identical texts as often as they were sent', async () => {
    const { call, lines, start, state } = await open();
    const peer = await start('text');
    for (const text of ['Yes', 'No', 'Yes']) call.sendText(text);
    const expectedLines = ['caller: Yes', 'caller: No', 'caller: Yes'];
    expect(lines()).toEqual(expectedLines);
    for (const text of ['Yes', 'No', 'Yes']) {
      peer.sendFrames({ type: 'transcript', role: 'user', text, final: true });
    }
    peer.sendFrames({ type: 'error', message: 'mark' });
    await expect.poll(() => state().warning, often).toBe('mark');
    expect(lines()).toEqual(expectedLines);
    peer.sendFrames({ type: 'transcript', role: 'user', text: 'Yes', final: true });
    await expect.poll(lines, often).toEqual([...expectedLines, 'caller: Yes']);
  });
});

describe('a voice call', () => {
  it('sends microphone sound, plays received sound, and stops for an interruption', async () => {
    const { call, microphones, players, start, state, until } = await open();
    const peer = await start('voice');
    const [microphone] = microphones.opened;
    const [player] = players.opened;
    microphone?.onFrame(tone(640));
    await expect
      .poll(() => peer.audioChunks.map(({ byteLength }) => byteLength), often)
      .toEqual([1280]);
    expect(call.levels().caller).toBeGreaterThan(0.5);

    peer.socket.send(Buffer.from(tone(320)));
    await until('speaking');
    call.interrupt();
    expect(player?.isPlaying()).toBe(false);
    expect(state().phase).toBe('listening');
    peer.socket.send(Buffer.from(tone(320)));
    peer.sendFrames({ type: 'interrupted' }, { type: 'error', message: 'mark' });
    await expect.poll(() => state().warning, often).toBe('mark');
    expect(player?.played).toBe(1);
    expect(peer.frames.at(-1)).toEqual({ type: 'interrupt' });

    peer.socket.send(Buffer.from(tone(320)));
    await until('speaking');
    player?.drain();
    expect(state().phase).toBe('listening');
  });

  it('completes an interrupted turn, and shows typed text at once', async () => {
    const { call, lines, start, until } = await open();
    const peer = await start('voice');
    peer.sendFrames({ type: 'transcript', role: 'agent', text: 'We are open from', final: false });
    await until('speaking');
    call.sendText('Stop');
    await expect
      .poll(() => peer.frames.slice(2), often)
      .toEqual([{ type: 'interrupt' }, { type: 'text', text: 'Stop' }]);
    peer.sendFrames(
      { type: 'interrupted' },
      { type: 'transcript', role: 'agent', text: 'We are', final: true },
      { type: 'transcript', role: 'user', text: 'Stop', final: true },
      { type: 'transcript', role: 'agent', text: 'Yes?', final: true },
    );
    await expect.poll(lines, often).toEqual(['agent: We are', 'caller: Stop', 'agent: Yes?']);
  });

  it('sends silence while it is muted', async () => {
    const { call, microphones, start } = await open();
    const peer = await start('voice');
    const [microphone] = microphones.opened;
    const playedSounds = () => peer.audioChunks.map((bytes) => Math.max(...bytes));
    call.setMuted(true);
    microphone?.onFrame(tone(640));
    expect(microphone?.isMuted).toBe(true);
    expect(call.levels().caller).toBe(0);
    await expect.poll(playedSounds, often).toEqual([0]);
    call.setMuted(false);
    microphone?.onFrame(tone(640));
    await expect.poll(() => playedSounds().map(Boolean), often).toEqual([false, true]);
  });

  it('counts started minutes until the relay reports its own, and releases all devices at the end', async () => {
    const { clock, microphones, players, relay, start, state, until } = await open();
    const peer = await start('voice');
    clock.advance(48_000);
    expect(state()).toMatchObject({ seconds: 48, minutes: 1, maxSeconds: 600 });
    clock.advance(20_000);
    expect(state()).toMatchObject({ seconds: 68, minutes: 2 });
    peer.socket.send(Buffer.from(tone(320)));
    await until('speaking');
    peer.sendFrames({ type: 'ended', reason: 'agent_ended', conversation_id: 'c1', minutes: 2 });
    await until('ended');
    expect(state()).toMatchObject({
      minutes: 2,
      end: { reason: 'agent_ended', conversationId: 'c1' },
    });
    expect(microphones.opened[0]?.isStopped).toBe(true);
    // The agent's goodbye is played to its end.
    expect(players.opened[0]?.isClosed).toBe(false);
    players.opened[0]?.drain();
    expect(players.opened[0]?.isClosed).toBe(true);
    await expect.poll(() => relay.peers[0]?.isClosed, often).toBe(true);
  });

  it('V02 requests the microphone first, and does not call without it', async () => {
    const { call, microphones, players, relay, state } = await open();
    microphones.open.mockRejectedValueOnce(new MicrophoneError('denied'));
    call.start();
    expect(state()).toMatchObject({ phase: 'connecting', microphone: 'asking' });
    await expect.poll(() => state().phase, often).toBe('ready');
    expect(state().microphoneProblem).toBe('denied');
    expect(players.opened[0]?.isClosed).toBe(true);
    expect(relay.peers).toEqual([]);
  });

  it('V02 continues with another microphone after one is unplugged', async () => {
    const { call, microphones, start, state } = await open();
    const peer = await start('voice');
    microphones.opened[0]?.onUnplugged();
    expect(state()).toMatchObject({ phase: 'listening', microphoneProblem: 'unplugged' });
    expect(microphones.opened[0]?.isStopped).toBe(true);
    call.checkMicrophone('second');
    await expect.poll(() => state().microphone, often).toBe('open');
    microphones.opened[0]?.onFrame(tone(1));
    microphones.opened[1]?.onFrame(tone(2));
    await expect
      .poll(() => peer.audioChunks.map(({ byteLength }) => byteLength), often)
      .toEqual([4]);
    expect(state().microphoneProblem).toBeNull();
  });
});

describe('V03 the end of a call', () => {
  it('waits a limited time for the end frame after hanging up', async () => {
    const { call, clock, relay, start, state } = await open();
    const peer = await start('text');
    call.hangUp();
    expect(state().end?.reason).toBe('caller_hung_up');
    await expect.poll(() => peer.frames.at(-1), often).toEqual({ type: 'stop' });
    peer.sendFrames({ type: 'ended', reason: 'caller_hung_up', conversation_id: 'c2', minutes: 0 });
    await expect.poll(() => state().end?.conversationId, often).toBe('c2');
    await expect.poll(() => peer.isClosed, often).toBe(true);

    const next = await start('text');
    call.hangUp();
    clock.advance(END_FRAME_TIMEOUT_MS);
    await expect.poll(() => next.isClosed, often).toBe(true);
    expect(relay.peers).toHaveLength(2);
  });

  it('ignores frames between hanging up and the end frame', async () => {
    const { call, lines, start, state } = await open();
    const peer = await start('text');
    call.hangUp();
    peer.sendFrames(
      { type: 'transcript', role: 'agent', text: 'Wait', final: true },
      { type: 'ended', reason: 'caller_hung_up', conversation_id: 'c3', minutes: 0 },
    );
    await expect.poll(() => state().end?.conversationId, often).toBe('c3');
    expect(lines()).toEqual([]);
    expect(state().phase).toBe('ended');
  });

  it('closes the socket of the previous call when the next one starts', async () => {
    const { call, relay, start } = await open();
    const peer = await start('text');
    call.hangUp();
    const next = await start('text');
    await expect.poll(() => peer.isClosed, often).toBe(true);
    expect(next.isClosed).toBe(false);
    expect(relay.peers).toHaveLength(2);
  });

  it('comes without the relay once the time limit has passed', async () => {
    const { clock, start, state } = await open((peer) =>
      peer.sendFrames({ type: 'ready', session_id: 's', max_seconds: 60 }),
    );
    await start('text');
    clock.advance(61_000);
    expect(state().phase).toBe('listening');
    clock.advance(1000);
    expect(state().end?.reason).toBe('time_limit');
  });

  it.each(['asking', 'connecting', 'listening', 'speaking', 'reconnecting', 'ended'] as const)(
    'releases tracks, sound and socket when closed while it is %s',
    async (moment) => {
      const { call, clock, microphones, players, relay, start, state, until } = await open();
      if (moment === 'asking' || moment === 'connecting') {
        call.start();
        await vi.waitUntil(() => moment === 'asking' || state().microphone === 'open');
      } else {
        const peer = await start('voice');
        if (moment === 'speaking') {
          peer.socket.send(Buffer.from(tone(320)));
          await until('speaking');
        }
        if (moment === 'reconnecting') {
          peer.socket.terminate();
          await until('connecting');
        }
        if (moment === 'ended') call.hangUp();
      }
      call.close();
      call.close();
      clock.advance(60_000);
      await expect
        .poll(() => microphones.opened.map((one) => one.isStopped), often)
        .toEqual([true]);
      expect(players.opened.every((player) => player.isClosed)).toBe(true);
      await expect.poll(() => relay.peers.filter((peer) => !peer.isClosed), often).toEqual([]);
      expect(state()).toMatchObject({ phase: 'ended', microphone: 'off' });
    },
  );

  it('of one call does not affect the next, which starts right after it', async () => {
    const { call, clock, relay, start, state } = await open();
    await start('text');
    call.hangUp();
    const peer = await start('text');
    clock.advance(END_FRAME_TIMEOUT_MS);
    expect(call.sendText('Still there?')).toBe(true);
    await expect
      .poll(() => peer.frames.at(-1), often)
      .toEqual({ type: 'text', text: 'Still there?' });
    expect(relay.peers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(state().phase).toBe('thinking');
  });

  it('closes a microphone that was only tested', async () => {
    const { call, microphones, state } = await open();
    call.checkMicrophone('one');
    await expect.poll(() => state().microphone, often).toBe('open');
    call.checkMicrophone('two');
    call.close();
    await expect
      .poll(() => microphones.opened.map((one) => one.isStopped), often)
      .toEqual([true, true]);
    expect(state()).toMatchObject({ phase: 'ready', microphone: 'off' });
  });
});

describe('V01 a relay at fault', () => {
  it('is reconnected to once after a lost connection, with the current token', async () => {
    const { clock, lines, relay, start, state, token, until } = await open();
    const peer = await start('text');
    peer.sendFrames({ type: 'transcript', role: 'agent', text: 'Good mor', final: false });
    await expect.poll(lines, often).toHaveLength(1);
    token.mockResolvedValueOnce('second');
    peer.socket.terminate();
    await until('connecting');
    expect(state().isReconnecting).toBe(true);
    clock.advance(RECONNECT_AFTER_MS);
    await until('listening');
    expect(relay.peers[1]?.frames[0]).toEqual({ type: 'auth', access_token: 'second' });
    expect(lines()).toEqual(['agent: Good mor', 'reconnected']);

    relay.peers[1]?.socket.terminate();
    await until('ended');
    expect(state().end?.reason).toBe('lost');
    clock.advance(60_000);
    expect(relay.peers).toHaveLength(2);
  });

  it('that rejects the token gets a renewed one, once', async () => {
    const { call, relay, state, token, until } = await open(({ socket }) =>
      socket.close(RELAY_CLOSE.unauthorised),
    );
    call.setMode('text');
    call.start();
    await until('ended');
    expect(state().end?.reason).toBe('unauthorised');
    expect(token.mock.calls).toEqual([[null], ['first']]);
    expect(relay.peers.map(({ frames }) => frames[0]?.['access_token'])).toEqual([
      'first',
      'renewed',
    ]);
  });

  it.each([
    [RELAY_CLOSE.notFound, 'not_found'],
    [RELAY_CLOSE.badFrame, 'error'],
    [1000, 'error'],
    [1006, 'unreachable'],
  ])('that closes with %i before it is ready ends the call as %s', async (code, reason) => {
    const { call, state, until } = await open(({ socket }) =>
      code === 1006 ? socket.terminate() : socket.close(code),
    );
    call.setMode('text');
    call.start();
    await until('ended');
    expect(state().end?.reason).toBe(reason);
  });

  it.each<[string, Partial<TestCallOptions>, string]>([
    ['token', { token: () => Promise.reject(new Error('signed out')) }, 'unauthorised'],
    [
      'socket',
      {
        openSocket() {
          throw new SyntaxError('bad address');
        },
      },
      'unreachable',
    ],
  ])('that receives no %s ends the call', async (_kind, given, reason) => {
    const { call, state, until } = await open(isReady, given);
    call.setMode('text');
    call.start();
    await until('ended');
    expect(state().end?.reason).toBe(reason);
  });

  it('that is unreachable or silent ends the call, which can be started again', async () => {
    let isDown = true;
    const { call, clock, relay, state, until } = await open((peer) => {
      if (!isDown) isReady(peer);
    });
    call.setMode('text');
    call.start();
    await expect.poll(() => relay.peers[0]?.frames, often).toHaveLength(2);
    clock.advance(CONNECT_TIMEOUT_MS);
    expect(state().end?.reason).toBe('unreachable');
    await expect.poll(() => relay.peers[0]?.isClosed, often).toBe(true);

    isDown = false;
    call.start();
    await until('listening');
    expect(state().end).toBeNull();
    await new Promise<void>((resolve) => {
      for (const client of relay.server.clients) client.terminate();
      relay.server.close(() => resolve());
    });
    await until('connecting');
    clock.advance(RECONNECT_AFTER_MS);
    await until('ended');
    expect(state().end?.reason).toBe('lost');
  });

  it('that sends invalid frames does not end the call', async () => {
    const { lines, start, state } = await open();
    const peer = await start('voice');
    for (const rubbish of ['', '{', '[]', 'null', '{"type":"dance"}', 'x'.repeat(70_000)]) {
      peer.socket.send(rubbish);
    }
    peer.socket.send(Buffer.from([1, 2, 3]));
    peer.socket.send(Buffer.alloc(70_000));
    const stranger = { type: 'transcript', role: 'nobody', text: 'Boo', final: true };
    peer.socket.send(JSON.stringify(stranger));
    peer.sendFrames({ type: 'transcript', role: 'agent', text: '<b>Hi</b>', final: true });
    await expect.poll(lines, often).toEqual(['agent: <b>Hi</b>']);
    expect(state().ignoredFrames).toBe(9);
  });

  it('that sends an error and closes ends the call with its message', async () => {
    const { start, state, until } = await open();
    const peer = await start('text');
    peer.sendFrames({ type: 'error', message: 'The model is away' });
    await expect.poll(() => state().warning, often).toBe('The model is away');
    expect(state().phase).toBe('listening');
    peer.socket.close(1011);
    await until('ended');
    expect(state().end).toMatchObject({ reason: 'error', detail: 'The model is away' });
  });

  it('that floods the call ends it, with few updates of the state', async () => {
    const { call, start, state, until } = await open();
    let notified = 0;
    const peer = await start('text');
    call.subscribe(() => {
      notified += 1;
    });
    for (let turn = 0; turn < MAX_EXCESS_FRAMES + 1200; turn += 1) {
      peer.sendFrames({ type: 'transcript', role: 'agent', text: String(turn), final: false });
    }
    await until('ended');
    expect(state().end?.reason).toBe('flooded');
    expect(state().entries).toHaveLength(1);
    expect(notified).toBeLessThan(10);
  });
});
