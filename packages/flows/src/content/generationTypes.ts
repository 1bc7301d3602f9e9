import type { Brief, ContentSource, GenerationFrame } from '@platform/api';

export interface GenerationVariant {
  id: string;
  number: number;
  /** `partial`: its stream ended early. */
  status: 'writing' | 'finished' | 'partial';
  brief: Brief;
  sources: readonly ContentSource[];
  /** True if the text from before the last regeneration is kept. */
  hasEarlier: boolean;
  earlierSources?: readonly ContentSource[] | undefined;
  /** Id of the content it was saved as, or ''. */
  savedId: string;
}

/**
 * `limit`: of the plan. `refused`: by the server, with a message. `lost`: no response or a broken
 * connection. `incomplete`: no end event. `garbled`: unreadable or too much data.
 */
export type GenerationEndReason =
  | 'done'
  | 'stopped'
  | 'limit'
  | 'forbidden'
  | 'refused'
  | 'lost'
  | 'incomplete'
  | 'stalled'
  | 'garbled';

export interface GenerationEnd {
  reason: GenerationEndReason;
  message: string;
}

export interface GenerationState {
  isWriting: boolean;
  isStalled: boolean;
  ignored: number;
  end: GenerationEnd | null;
  /** Tokens used by the last stream; null if not reported. */
  tokens: number | null;
  variants: readonly GenerationVariant[];
  hasRestored: boolean;
  /** True if unsaved variants survive a reload (as far as the browser allows). */
  isKept: boolean;
}

export interface StoredVariant {
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
    read: () => readonly StoredVariant[];
    /** @returns true if they were stored */
    keep: (variants: readonly StoredVariant[]) => boolean;
  };
}

export interface Generation {
  getState: () => GenerationState;
  subscribe: (listener: () => void) => () => void;
  textOf: (id: string) => string;
  /** Notifies once per frame while a text grows. Returns an unsubscribe function. */
  subscribeText: (id: string, listener: () => void) => () => void;
  /** Generates from a brief; does nothing while a stream runs. */
  start: (brief: Brief) => void;
  stop: () => void;
  /** Generates one variant again from its brief; does nothing while a stream runs. */
  regenerate: (id: string) => void;
  /** Swaps the current text with the one from before the last regeneration. */
  swapEarlier: (id: string) => void;
  /** Returns a function that undoes it. */
  discard: (id: string) => () => void;
  markSaved: (id: string, contentId: string) => void;
  /** Stops the stream and stores what is not saved: the page is left. */
  close: () => void;
}
