import type { Brief, ContentSource, GenerationFrame } from '@platform/api';

/** One generated variant, without its text, which changes with every token. */
export interface GenerationVariant {
  id: string;
  number: number;
  /** `partial`: its stream ended early. */
  status: 'writing' | 'finished' | 'partial';
  brief: Brief;
  sources: readonly ContentSource[];
  /** True if the text from before the last regeneration is kept. */
  hasEarlier: boolean;
  /** Id of the content it was saved as, or ''. */
  savedId: string;
}

/**
 * Why a stream ended.
 * - `done`: completed
 * - `stopped`: the user stopped it or left the page
 * - `limit`: the plan's limit is reached
 * - `forbidden`: the user has no permission
 * - `refused`: the server refused, with a message
 * - `lost`: no response, or the connection broke
 * - `cut`: no end event
 * - `stalled`: no data for too long
 * - `garbled`: unreadable or too much data
 */
export type GenerationEndReason =
  | 'done'
  | 'stopped'
  | 'limit'
  | 'forbidden'
  | 'refused'
  | 'lost'
  | 'cut'
  | 'stalled'
  | 'garbled';

export interface GenerationEnd {
  reason: GenerationEndReason;
  /** Server message, or ''. */
  message: string;
}

export interface GenerationState {
  isWriting: boolean;
  isStalled: boolean;
  /** Number of unreadable events. */
  ignored: number;
  end: GenerationEnd | null;
  /** Tokens used by the last stream; null if not reported. */
  tokens: number | null;
  /** Newest run first; within a run in order. */
  variants: readonly GenerationVariant[];
  hasRestored: boolean;
  /** True if unsaved variants survive a reload (as far as the browser allows). */
  isKept: boolean;
}

/** A variant as stored in the tab. */
export interface KeptVariant {
  variant: GenerationVariant;
  text: string;
  earlier: string | null;
}

export interface GenerationOptions {
  /** Opens a stream. Throws `ApiError`. */
  open: (brief: Brief, signal: AbortSignal) => AsyncIterable<GenerationFrame>;
  /** Runs a callback once after `ms`. Returns a cancel function. */
  after: (ms: number, run: () => void) => () => void;
  onFrame: (run: () => void) => void;
  drafts: {
    read: () => readonly KeptVariant[];
    /** @returns true if they were stored */
    keep: (variants: readonly KeptVariant[]) => boolean;
  };
}

export interface Generation {
  getState: () => GenerationState;
  subscribe: (listener: () => void) => () => void;
  /** Text of a variant so far, as Markdown; '' if unknown. */
  textOf: (id: string) => string;
  /** Notifies once per frame while a text grows. Returns an unsubscribe function. */
  subscribeText: (id: string, listener: () => void) => () => void;
  /** Generates from a brief; does nothing while a stream runs. */
  start: (brief: Brief) => void;
  /** Stops the stream; received text is kept. */
  stop: () => void;
  /** Generates one variant again from its brief; does nothing while a stream runs. */
  regenerate: (id: string) => void;
  /** Swaps the current text with the one from before the last regeneration. */
  swapEarlier: (id: string) => void;
  /** @returns undoes it */
  discard: (id: string) => () => void;
  markSaved: (id: string, contentId: string) => void;
  /** Stops the stream and stores what is not saved: the page is left. */
  close: () => void;
}
