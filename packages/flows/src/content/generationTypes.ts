import type { Brief, ContentSource, GenerationFrame } from '@platform/api';

/** One text that was generated, without the text itself, which changes by the word. */
export interface GenerationVariant {
  /** Unique in the tab. */
  id: string;
  /** From 1; what it is called. */
  number: number;
  /** `partial` where its stream ended before it did. */
  status: 'writing' | 'finished' | 'partial';
  /** What it was written from. */
  brief: Brief;
  sources: readonly ContentSource[];
  /** Whether the text from before it was written again is still there. */
  hasEarlier: boolean;
  /** The content it was saved as; '' before. */
  savedId: string;
}

/**
 * Why a stream ended.
 * - `done`: it came to its end
 * - `stopped`: the person ended it, or the page was left
 * - `limit`: the plan allows no more
 * - `forbidden`: the service does not let this person
 * - `refused`: the service refused, and said why
 * - `lost`: no answer, or the connection broke
 * - `cut`: the stream ended without its last event
 * - `stalled`: nothing came for too long
 * - `garbled`: what came was no text, or more than anybody can use
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

/** How a stream ended. */
export interface GenerationEnd {
  reason: GenerationEndReason;
  /** The service's own words; '' where it said nothing. */
  message: string;
}

/** Everything a screen needs to know, save for the texts. */
export interface GenerationState {
  isWriting: boolean;
  /** Nothing has come for a while; it may go on. */
  isStalled: boolean;
  /** Events that could not be read. */
  ignored: number;
  /** Of the last stream; null before the first, and while one goes on. */
  end: GenerationEnd | null;
  /** What the last stream cost; null where the service did not say. */
  tokens: number | null;
  /** The newest run first; a run in the order of its variants. */
  variants: readonly GenerationVariant[];
  /** Whether there are variants from before the page was opened. */
  hasRestored: boolean;
  /** Whether what is not saved outlives the page, as far as the browser lets it. */
  isKept: boolean;
}

/** A variant as it is kept in the tab. */
export interface KeptVariant {
  variant: GenerationVariant;
  text: string;
  earlier: string | null;
}

/** What generating needs from outside. */
export interface GenerationOptions {
  /** Asks for a stream. Throws `ApiError`. */
  open: (brief: Brief, signal: AbortSignal) => AsyncIterable<GenerationFrame>;
  /** Runs something once, so many milliseconds later. @returns calls it off */
  after: (ms: number, run: () => void) => () => void;
  /** Runs something before the next frame is drawn. */
  onFrame: (run: () => void) => void;
  drafts: {
    read: () => readonly KeptVariant[];
    /** @returns whether they are kept */
    keep: (variants: readonly KeptVariant[]) => boolean;
  };
}

/** Texts written by a model, one stream at a time. Nothing of them is lost before it is discarded. */
export interface Generation {
  getState: () => GenerationState;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** The text of a variant as far as it has come, as Markdown; '' for an unknown one. */
  textOf: (id: string) => string;
  /** Tells that a text has grown, once a frame. @returns ends the subscription */
  subscribeText: (id: string, listener: () => void) => () => void;
  /** Has a brief written. Nothing while one is. */
  start: (brief: Brief) => void;
  /** Ends the writing; what has come is kept. */
  stop: () => void;
  /** Has one variant written again, by its brief. Nothing while something is written. */
  regenerate: (id: string) => void;
  /** Puts the text from before in the place of the present one, which is kept in turn. */
  swapEarlier: (id: string) => void;
  /** @returns takes it back */
  discard: (id: string) => () => void;
  markSaved: (id: string, contentId: string) => void;
  /** Ends the writing and keeps all that is not saved: the page is left. */
  close: () => void;
}
