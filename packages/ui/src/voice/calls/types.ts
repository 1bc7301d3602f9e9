import type { DayRangeChoice } from '../../patterns/RangeFilter/RangeFilter.tsx';

/** How a call turned out, as the call names it. */
export type CallOutcome =
  | 'resolved'
  | 'transferred'
  | 'unresolved'
  | 'voicemail'
  | 'no_answer'
  | 'failed';

/** Outcomes that figures count together: whatever was answered, and whatever is a success. */
export type OutcomeGroup = 'answered' | 'success';

/** Where a call came from or went; `web` has no number on either side. */
export type VoiceCallDirection = 'inbound' | 'outbound' | 'web';

/** Why a call ended, as the call names it. */
export type CallEndedReason =
  | 'caller_hung_up'
  | 'agent_ended'
  | 'transferred'
  | 'silence_timeout'
  | 'time_limit'
  | 'minutes_used_up'
  | 'voicemail'
  | 'no_answer'
  | 'error';

/**
 * A call of the history. A word that nobody knows is null, and stands beside it as it came; texts are
 * '' and figures null where the server sent none.
 */
export interface VoiceCall {
  /** The id that the address takes. */
  id: string;
  /** Unique in the list, also where ids are not. */
  key: string;
  /** The agent that talked. */
  agentId: string;
  /** The name of that agent. */
  agentName: string;
  /** When it began. */
  startedAt: Date | null;
  /** How long it took. */
  durationSeconds: number | null;
  /** Who began it. */
  direction: VoiceCallDirection | null;
  /** The direction as it came. */
  directionText: string;
  /** The number that called. */
  from: string;
  /** The number that was called. */
  to: string;
  /** How it turned out. */
  outcome: CallOutcome | null;
  /** The outcome as it came. */
  outcomeText: string;
  /** Why it ended. */
  endedReason: CallEndedReason | null;
  /** The reason as it came. */
  endedReasonText: string;
  /** The contact of the CRM it was with; '' where nobody is known. */
  contactId: string;
  /** How the caller felt. */
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  /** How long the caller waited for an answer, in half of the turns. */
  latencyP50Ms: number | null;
  /** Whether what was said is still being written down. */
  isProcessing: boolean;
  /** Whether somebody tried the agent out. */
  isTest: boolean;
}

/** Something that was said. */
export interface CallTurn {
  /** Null where nobody knows who spoke. */
  speaker: 'agent' | 'caller' | null;
  /** The words. */
  text: string;
  /** Milliseconds from the start of the call. */
  atMs: number | null;
  /** How long it took the agent to answer. */
  latencyMs: number | null;
}

/** Something the agent did while it talked. */
export interface CallToolUse {
  /** The name of the tool. */
  name: string;
  /** What it was given, of any shape. */
  arguments: unknown;
  /** What it gave back, of any shape. */
  result: unknown;
  /** Milliseconds from the start of the call. */
  atMs: number | null;
  /** How long it took. */
  ms: number | null;
  /** Whether it failed. */
  isFailed: boolean;
}

/** A call in full. */
export interface VoiceCallDetail extends VoiceCall {
  /** '' where there is none. */
  summary: string;
  /** In the order they were said. */
  turns: readonly CallTurn[];
  /** Null where nothing was recorded. */
  recordingUrl: string | null;
  /** Whether it was a test that was typed, which has no sound. @default false */
  isByText?: boolean;
  /** The tools that were used meanwhile. */
  toolCalls: readonly CallToolUse[];
  /** In minor units of the currency; null where nobody knows. */
  cost: Readonly<{
    amount: number;
    currency: string;
    parts: readonly Readonly<{ name: string; amount: number }>[];
  }> | null;
}

/** One page of calls; `total` counts all that fit, null where the server did not say. */
export interface VoiceCallList {
  /** The calls, in the order of the server. */
  conversations: readonly VoiceCall[];
  /** How many fit in all; null where the server did not say. */
  total: number | null;
}

/** What the address says about a list of calls. '' leaves nothing out. */
export interface CallFilter extends DayRangeChoice {
  /** Id of an agent. */
  agent: string;
  /** A `CallOutcome` or an `OutcomeGroup`. */
  outcome: string;
  /** A `CallEndedReason`. */
  reason: string;
  /** A `VoiceCallDirection`. */
  direction: string;
  /** Words to look for. */
  search: string;
}

/** An agent as a filter offers it. */
export interface AgentChoice {
  /** The id that the address takes. */
  id: string;
  /** Its name. */
  name: string;
}
