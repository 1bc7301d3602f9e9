import type { RelayFrame, TestCallPhase, TestCallState } from '@platform/api';
import { withLatency, withToolCall, withTurn } from './transcript.ts';

export const readyState: TestCallState = {
  phase: 'ready',
  mode: 'voice',
  isReconnecting: false,
  isMuted: false,
  microphone: 'off',
  microphoneProblem: null,
  entries: [],
  omitted: 0,
  latency: null,
  nextLatency: null,
  seconds: 0,
  maxSeconds: null,
  minutes: 0,
  warning: '',
  ignoredFrames: 0,
  end: null,
};

export function isLive(phase: TestCallPhase): boolean {
  return phase !== 'ready' && phase !== 'ended';
}

export function startedState({ mode, microphone, microphoneProblem }: TestCallState) {
  const settings = { mode, microphone, microphoneProblem };
  return { ...readyState, ...settings, phase: 'connecting' as const };
}

export function withFrame(state: TestCallState, frame: RelayFrame, isSounding: boolean) {
  const resting: TestCallPhase = isSounding ? 'speaking' : 'listening';
  switch (frame.type) {
    case 'ready':
      return {
        ...state,
        phase: 'listening' as const,
        isReconnecting: false,
        maxSeconds: frame.maxSeconds,
      };
    case 'transcript': {
      const isAgent = frame.speaker === 'agent';
      const heard: TestCallPhase = frame.isFinal ? 'thinking' : 'listening';
      const phase = isAgent ? (frame.isFinal ? resting : 'speaking') : heard;
      return { ...state, ...withTurn(state, frame), phase };
    }
    case 'toolCall':
      return { ...state, ...withToolCall(state, frame.call), phase: 'thinking' as const };
    case 'latency': {
      const { sttMs, llmMs, ttsMs } = frame;
      const latency = { sttMs, llmMs, ttsMs };
      return { ...state, ...withLatency(state, latency), latency };
    }
    case 'interrupted':
      return { ...state, phase: 'listening' as const };
    case 'error':
      return { ...state, warning: frame.message || frame.code || 'error' };
    default:
      return state;
  }
}
