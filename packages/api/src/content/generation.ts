import type { ContentSource, ContentType, Length, Tone } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import { defineCall } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { sendForEvents } from '../http/stream.ts';
import { isObject, toText } from '../schema/fields.ts';
import { countOf } from '../schema/values.ts';
import { contentSourcesOf } from './content.ts';
import type { GenerateBody } from './generation.contract.ts';

export const TONES = [
  'plain',
  'friendly',
  'formal',
  'direct',
  'playful',
] as const satisfies readonly Tone[];

export const LENGTHS = ['short', 'medium', 'long'] as const satisfies readonly Length[];

/** Approximate words per variant. */
export const WORDS_OF_LENGTH: Readonly<Record<Length, number>> = {
  short: 80,
  medium: 200,
  long: 500,
};

/** Words that a plan counts as one LLM token. */
export const WORDS_PER_TOKEN = 5;

export function estimateTokens(length: Length, variants: number): number {
  return Math.ceil(WORDS_OF_LENGTH[length] / WORDS_PER_TOKEN) * variants;
}

/** Omitted texts are ''. */
export interface Brief {
  templateId: string;
  values: Readonly<Record<string, string>>;
  type: ContentType;
  topic: string;
  audience: string;
  tone: Tone;
  language: string;
  length: Length;
  keywords: readonly string[];
  knowledgeBaseId: string;
  brandNotes: string;
  /** 1 to 3. */
  variants: number;
}

export type GenerationFrame =
  | { type: 'delta'; variant: number; text: string }
  | { type: 'sources'; variant: number; sources: readonly ContentSource[] }
  /** Null if the service did not send the cost. */
  | { type: 'done'; tokens: number | null }
  /** Both are '' if the service sent no reason. */
  | { type: 'error'; code: string; message: string }
  /** A comment line that keeps the connection alive. */
  | { type: 'alive' }
  | { type: 'malformed' };

/** Reads the data of one event, or null for a comment line. Never throws. */
export function readGenerationFrame(data: string | null): GenerationFrame {
  if (data === null) return { type: 'alive' };
  const value = parsed(data);
  if (!isObject(value)) return { type: 'malformed' };
  if (isObject(value.error)) {
    const { code, message } = value.error;
    return { type: 'error', code: toText(code), message: toText(message) };
  }
  if (value.done === true) {
    const usage = isObject(value.usage) ? value.usage : {};
    return { type: 'done', tokens: countOf(usage.llm_tokens) };
  }
  const variant = countOf(value.variant);
  if (variant === null || !Number.isInteger(variant)) return { type: 'malformed' };
  // Whitespace at the edges belongs to the text.
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

const briefBody = ({ templateId, variants, ...brief }: Brief): GenerateBody => ({
  template_id: templateId || null,
  variants,
  inputs: {
    type: brief.type,
    topic: trimText(brief.topic),
    audience: trimText(brief.audience),
    tone: brief.tone,
    language: brief.language,
    length: brief.length,
    keywords: [...brief.keywords],
    knowledge_base_id: brief.knowledgeBaseId || null,
    brand_notes: trimText(brief.brandNotes),
    values: { ...brief.values },
  },
});

/** Its response is a stream; use `generateText`. */
export const startGeneration = defineCall({
  service: 'content',
  method: 'POST',
  path: '/v1/generate',
  access: 'private',
  body: briefBody,
});

/** Leaving the loop aborts the request. Throws ApiError also if the stream breaks off. */
export async function* generateText(
  http: Http,
  brief: Brief,
  signal?: AbortSignal,
): AsyncGenerator<GenerationFrame> {
  const json = briefBody(brief);
  for await (const data of sendForEvents(http, startGeneration, { json, signal })) {
    yield readGenerationFrame(data);
  }
}
