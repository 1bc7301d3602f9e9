import { isObject, textOf } from '../schema/fields.ts';
import { countOf } from '../schema/values.ts';
import { contentSourcesOf } from './content.ts';
import type { ContentSource, ContentSourceWire } from './content.ts';

/** One event of the stream on the wire; variants are counted from 0. */
export type GenerationFrameWire =
  | { variant: number; delta: string }
  | { variant: number; sources: ContentSourceWire[] }
  | { done: true; usage: { llm_tokens: number } }
  | { error: { code: string; message: string } };

/** One event of the stream. `malformed` stands for what no client can use. */
export type GenerationFrame =
  | { type: 'delta'; variant: number; text: string }
  | { type: 'sources'; variant: number; sources: readonly ContentSource[] }
  /** The stream is over; null where the service did not say what it cost. */
  | { type: 'done'; tokens: number | null }
  /** The service gives up; both '' where it did not say why. */
  | { type: 'error'; code: string; message: string }
  /** A comment line of the stream: the service is still at work. */
  | { type: 'alive' }
  | { type: 'malformed' };

/** Reads the data of one event, null for a comment line. It never throws. */
export function readGenerationFrame(data: string | null): GenerationFrame {
  if (data === null) return { type: 'alive' };
  const value = parsed(data);
  if (!isObject(value)) return { type: 'malformed' };
  if (isObject(value.error)) {
    const { code, message } = value.error;
    return { type: 'error', code: textOf(code), message: textOf(message) };
  }
  if (value.done === true) {
    const usage = isObject(value.usage) ? value.usage : {};
    return { type: 'done', tokens: countOf(usage.llm_tokens) };
  }
  const variant = countOf(value.variant);
  if (variant === null || !Number.isInteger(variant)) return { type: 'malformed' };
  // Blanks of a piece of text are its own.
  if (typeof value.delta === 'string') return { type: 'delta', variant, text: value.delta };
  if (!Array.isArray(value.sources)) return { type: 'malformed' };
  return { type: 'sources', variant, sources: contentSourcesOf(value.sources) };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
