import { durationText } from '../calls/callTimes.ts';
import type { TestCallPhase, TestCallState } from '@platform/domain';

export const isLive = (phase: TestCallPhase): boolean => phase !== 'ready' && phase !== 'ended';

export function statusOf({ phase, microphone, isReconnecting }: TestCallState) {
  if (phase !== 'connecting') return phase;
  if (isReconnecting) return 'reconnecting';
  return microphone === 'asking' ? 'asking' : 'connecting';
}

export function hintOf(state: TestCallState) {
  const status = statusOf(state);
  if (status === 'ended') return null;
  if (status !== 'listening') return status;
  if (state.mode === 'text') return 'listeningText';
  return state.isMuted ? 'muted' : 'listening';
}

/** Whole seconds that have passed, in the format of the call history. */
export const clockOf = (seconds: number): string => durationText(Math.max(0, Math.floor(seconds)));
