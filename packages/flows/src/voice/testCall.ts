import type { RelayFrame, TestCallEnd } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { openCallLine } from './callLine.ts';
import type { CallLine } from './callLine.ts';
import { createCallSound } from './callSound.ts';
import { isLive, readyState, startedState, withFrame } from './callState.ts';
import { MAX_EXCESS_FRAMES } from './frameLimit.ts';
import { createCallState } from './stateHolder.ts';
import type { TestCall, TestCallOptions } from './testCallTypes.ts';
import { closeTurns, withReconnection, withTyped } from './transcript.ts';

export const END_FRAME_TIMEOUT_MS = 2000;

/** Longest configurable call, in seconds; the relay's own limit applies first. */
const MAX_CALL_SECONDS = 3600;

/** Delay after the relay's limit before this side ends the call, in seconds. */
const GRACE_SECONDS = 2;

export function createTestCall(options: TestCallOptions): TestCall {
  const { clock } = options;
  const { getState, subscribe, change, changeBatched } = createCallState(readyState, clock);
  let line: CallLine | null = null;
  let startedAt: number | null = null;
  /** Cancels the current timer: the next second or the end-frame timeout. */
  let cancelTimer = () => {};
  /** Incremented when a start that waits for permission is outdated. */
  let version = 0;

  let { draft } = options;

  const isConnected = () => {
    const { phase } = getState();
    return isLive(phase) && phase !== 'connecting';
  };
  const sound = createCallSound({
    ...options,
    onFrame: (pcm) => {
      if (isConnected()) line?.sendSound(pcm);
    },
    onMicrophone: (microphone, microphoneProblem) => change({ microphone, microphoneProblem }),
    onDrained() {
      const { phase } = getState();
      if (phase === 'speaking') change({ phase: 'listening' });
      if (phase === 'ended') sound.closePlayer();
    },
  });

  function handleFrame(frame: RelayFrame): void {
    const state = getState();
    if (frame.type === 'ended') return handleEnded(frame);
    if (!isLive(state.phase)) return;
    if (frame.type === 'interrupted') sound.interrupt();
    if (startsNextTurn(frame)) sound.endInterruption();
    const next = withFrame(state, frame, sound.isPlaying());
    if (frame.type === 'transcript' && !frame.isFinal) changeBatched(next);
    else change(next);
    if (frame.type === 'ready' && startedAt === null) {
      startedAt = clock.now();
      tick();
    }
  }

  function handleEnded(frame: Extract<RelayFrame, { type: 'ended' }>): void {
    const { phase, minutes, end } = getState();
    const { reason, reasonText: detail, conversationId } = frame;
    change({ minutes: frame.minutes ?? minutes });
    // End frame of a call hung up on this side; the reason is kept.
    if (phase === 'ended' && end) change({ end: { ...end, conversationId } });
    if (isLive(phase)) finish({ reason, detail, conversationId }, true);
    dropLine();
  }

  function handleSound(pcm: ArrayBuffer): void {
    if (isConnected() && sound.play(pcm) && getState().phase !== 'speaking')
      change({ phase: 'speaking' });
  }

  function handleIgnored(): void {
    const ignoredFrames = getState().ignoredFrames + 1;
    changeBatched({ ignoredFrames });
    if (ignoredFrames > MAX_EXCESS_FRAMES) fail('flooded');
  }

  function handleReconnect(): void {
    sound.interrupt();
    sound.endInterruption();
    change({ ...withReconnection(getState()), phase: 'connecting', isReconnecting: true });
  }

  function tick(): void {
    const { phase, mode, maxSeconds } = getState();
    if (!isLive(phase) || startedAt === null) return;
    const seconds = Math.floor((clock.now() - startedAt) / 1000);
    // Started minutes count, as in the plan's usage.
    change({ seconds, minutes: mode === 'voice' ? Math.floor(seconds / 60) + 1 : 0 });
    if (seconds >= Math.min(maxSeconds ?? MAX_CALL_SECONDS, MAX_CALL_SECONDS) + GRACE_SECONDS)
      hangUp('time_limit');
    else cancelTimer = clock.after(1000, tick);
  }

  /** Ends the call and releases its devices; the last words may still play. */
  function finish(end: TestCallEnd, drains: boolean): void {
    cancelTimer();
    sound.closeMicrophone();
    if (!drains || !sound.isPlaying()) sound.closePlayer();
    const endedState = { phase: 'ended', isReconnecting: false, microphone: 'off', end } as const;
    change({ ...closeTurns(getState()), ...endedState });
  }

  function fail(reason: TestCallEnd['reason']): void {
    const { phase, warning } = getState();
    if (isLive(phase)) finish({ reason, detail: warning, conversationId: '' }, false);
    dropLine();
  }

  function hangUp(reason: 'caller_hung_up' | 'time_limit'): void {
    if (!isLive(getState().phase)) return;
    const isStopSent = line?.send({ type: 'stop' }) ?? false;
    finish({ reason, detail: '', conversationId: '' }, false);
    if (isStopSent) cancelTimer = clock.after(END_FRAME_TIMEOUT_MS, dropLine);
    else dropLine();
  }

  async function start(variables: Readonly<Record<string, string>>): Promise<void> {
    const { mode, phase } = getState();
    if (isLive(phase)) return;
    const callVersion = ++version;
    release();
    startedAt = null;
    sound.setMuted(false);
    change(startedState(getState()));
    if (mode === 'voice') {
      // Within the click: browsers block audio without a user gesture.
      sound.openPlayer();
      const isOpen = sound.isMicrophoneOpen() || (await sound.openMicrophone());
      if (callVersion !== version || !isLive(getState().phase)) return;
      if (!isOpen) {
        sound.closePlayer();
        return change({ phase: 'ready' });
      }
    }
    line = openCallLine(
      {
        ...options,
        onFrame: handleFrame,
        onSound: handleSound,
        onIgnored: handleIgnored,
        onReconnect: handleReconnect,
        onEnd: fail,
      },
      {
        type: 'start',
        mode,
        ...(draft && { draft }),
        ...(Object.keys(variables).length > 0 && { variables }),
      },
    );
  }

  function dropLine(): void {
    line?.close();
    line = null;
  }

  /** Releases what the previous call holds, except a microphone under test. */
  function release(): void {
    cancelTimer();
    sound.closePlayer();
    dropLine();
  }

  function interrupt(): void {
    if (getState().phase !== 'speaking') return;
    line?.send({ type: 'interrupt' });
    sound.interrupt();
    change({ phase: 'listening' });
  }

  function closeMicrophone(): void {
    sound.closeMicrophone();
    if (getState().microphone !== 'off') change({ microphone: 'off' });
  }

  return {
    getState,
    subscribe,
    setMode(mode) {
      if (isLive(getState().phase)) return;
      if (mode === 'text') closeMicrophone();
      change({ mode });
    },
    setDraft(next) {
      draft = next;
    },
    checkMicrophone: (deviceId) => void sound.openMicrophone(deviceId),
    chooseSpeaker: sound.chooseSpeaker,
    reportMicrophone: (microphoneProblem) => change({ microphoneProblem }),
    start: (variables = {}) => void start(variables),
    sendText(typed) {
      const text = trimText(typed);
      if (text === '' || !isConnected()) return false;
      // Speech during the agent's turn interrupts it.
      if (getState().mode === 'voice') interrupt();
      if (!line?.send({ type: 'text', text })) return false;
      change({ ...withTyped(getState(), text), phase: 'thinking', warning: '' });
      return true;
    },
    setMuted(isMuted) {
      sound.setMuted(isMuted);
      change({ isMuted });
    },
    interrupt,
    hangUp: () => hangUp('caller_hung_up'),
    levels: sound.levels,
    close() {
      version += 1;
      hangUp('caller_hung_up');
      closeMicrophone();
      release();
    },
  };
}

function startsNextTurn(frame: RelayFrame): boolean {
  if (frame.type === 'transcript') return frame.speaker === 'caller' && frame.isFinal;
  return frame.type === 'interrupted' || frame.type === 'latency';
}
