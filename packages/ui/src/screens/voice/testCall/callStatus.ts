import type { TestCallPhase, TestCallState } from '@platform/domain';

export const isLive = (phase: TestCallPhase): boolean => phase !== 'ready' && phase !== 'ended';

/** Text key of the call's status. */
export function statusOf({ phase, microphone, isReconnecting }: TestCallState) {
  if (phase !== 'connecting') return phase;
  if (isReconnecting) return 'reconnecting';
  return microphone === 'asking' ? 'asking' : 'connecting';
}

/** Text key of the sentence below the status. */
export function hintOf(state: TestCallState) {
  const status = statusOf(state);
  if (status === 'ended') return null;
  if (status !== 'listening') return status;
  if (state.mode === 'text') return 'listeningText';
  return state.isMuted ? 'muted' : 'listening';
}

/** Formats seconds as 00:48. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
