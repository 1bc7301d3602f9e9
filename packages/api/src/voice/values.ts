import type { CallDirection, EndedReason, Outcome, Sentiment } from '@platform/domain';
export const CALL_DIRECTIONS = [
  'inbound',
  'outbound',
  'web',
] as const satisfies readonly CallDirection[];

export const OUTCOMES = [
  'resolved',
  'transferred',
  'unresolved',
  'voicemail',
  'no_answer',
  'failed',
] as const satisfies readonly Outcome[];

export const ENDED_REASONS = [
  'caller_hung_up',
  'agent_ended',
  'transferred',
  'silence_timeout',
  'time_limit',
  'minutes_used_up',
  'voicemail',
  'no_answer',
  'error',
] as const satisfies readonly EndedReason[];

export const SENTIMENTS = [
  'positive',
  'neutral',
  'negative',
] as const satisfies readonly Sentiment[];

export function isAnswered(outcome: Outcome | null): boolean {
  return outcome === 'resolved' || outcome === 'transferred' || outcome === 'unresolved';
}

export const isSuccess = (outcome: Outcome | null): boolean =>
  outcome === 'resolved' || outcome === 'transferred';
