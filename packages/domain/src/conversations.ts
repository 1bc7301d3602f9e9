import type { CountedList, Identified } from './records.ts';

/** `web` calls have no phone numbers. */
export type CallDirection = 'inbound' | 'outbound' | 'web';

/** Outcome of a call, as the service names it. */
export type Outcome =
  | 'resolved'
  | 'transferred'
  | 'unresolved'
  | 'voicemail'
  | 'no_answer'
  | 'failed';

/** Reason why a call ended, in the history and in test calls. */
export type EndedReason =
  | 'caller_hung_up'
  | 'agent_ended'
  | 'transferred'
  | 'silence_timeout'
  | 'time_limit'
  | 'minutes_used_up'
  | 'voicemail'
  | 'no_answer'
  | 'error';

export type Sentiment = 'positive' | 'neutral' | 'negative';

/**
 * A call of the history. Unknown values are `null`, with the received text in another field; texts
 * are '' and figures `null` if the server sent none.
 */
export interface Conversation extends Identified {
  /** Id of the agent. */
  agentId: string;
  /** Name of the agent. */
  agentName: string;
  /** `null` if the server sent no date. */
  startedAt: Date | null;
  /** Duration in seconds. */
  durationSeconds: number | null;
  /** Direction of the call. */
  direction: CallDirection | null;
  /** The direction as received. */
  directionText: string;
  /** Caller's number. */
  from: string;
  /** Called number. */
  to: string;
  /** Outcome of the call. */
  outcome: Outcome | null;
  /** The outcome as received. */
  outcomeText: string;
  /** Reason for the end. */
  endedReason: EndedReason | null;
  /** The reason as received. */
  endedReasonText: string;
  /** Id of the contact. */
  contactId: string;
  /** Id of its session, which CRM interactions refer to. */
  sessionId: string;
  /** Mood of the caller. */
  sentiment: Sentiment | null;
  /** Median response time of the agent, in ms. */
  latencyP50Ms: number | null;
  /** True until the transcript is ready. */
  isProcessing: boolean;
  /** True for a test call. */
  isTest: boolean;
}

export type ConversationList = CountedList<'conversations', Conversation>;

/** Speaker of a turn: the agent, or the person it talks to. */
export type Speaker = 'agent' | 'caller';

export interface Turn {
  /** `null` for an unknown role. */
  speaker: Speaker | null;
  /** Spoken text. */
  text: string;
  /** From the start of the call, in ms; `null` if the server sent none. */
  atMs: number | null;
  /** Response time of the agent, in ms; `null` if the server sent none. */
  latencyMs: number | null;
}

/** A tool that the agent used during the call. */
export interface ToolCall {
  /** Name of the tool. */
  name: string;
  /** Arguments as the server sent them, of any shape. */
  arguments: unknown;
  /** Result as the server sent it, of any shape. */
  result: unknown;
  /** From the start of the call, in ms; `null` if the server sent none. */
  atMs: number | null;
  /** Duration in ms; `null` if the server sent none. */
  ms: number | null;
  /** True if it failed. */
  isFailed: boolean;
}

/** Cost of a call, in minor units of its currency; fractions are possible. */
export interface CallCost {
  /** Total cost. */
  amount: number;
  /** ISO code in upper case. */
  currency: string;
  /** Parts of the amount, such as `telephony`. */
  parts: readonly Readonly<{ name: string; amount: number }>[];
}

export interface ConversationDetail extends Conversation {
  /** '' if there is none yet. */
  summary: string;
  /** Oldest first. */
  turns: readonly Turn[];
  /** `null` if nothing was recorded, or if the URL is unsafe. */
  recordingUrl: string | null;
  /** True for a typed test, which has no sound. */
  isByText: boolean;
  /** The tools that were used, in the order of the server. */
  toolCalls: readonly ToolCall[];
  /** `null` if the server sent none. */
  cost: CallCost | null;
}
