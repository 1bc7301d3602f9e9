import type { CallDirection, EndedReason, Outcome, Sentiment } from '@platform/domain';
/** `web` calls have no telephone number on either side. */
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

/** Reasons why a call ended, in the history and in the relay of test calls. */
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

/** True if the caller was talked to: the call was neither missed, nor voicemail, nor failed. */
export function isAnswered(outcome: Outcome | null): boolean {
  return outcome === 'resolved' || outcome === 'transferred' || outcome === 'unresolved';
}

/** True if a call counts as a success: it was completed, or transferred to a person. */
export const isSuccess = (outcome: Outcome | null): boolean =>
  outcome === 'resolved' || outcome === 'transferred';
