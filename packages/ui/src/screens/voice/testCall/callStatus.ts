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

export function clockOf(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(totalSeconds / 60))}:${two(totalSeconds % 60)}`;
}
