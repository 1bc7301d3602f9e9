import { trimText } from '@platform/i18n/text';
import type { Http } from '../http/http.ts';
import { sendForEvents } from '../http/stream.ts';
import { generateCalls } from './generateCalls.ts';
import { readGenerationFrame } from './generateFrames.ts';
import type { GenerationFrame } from './generateFrames.ts';
import type { GenerateBody } from './generateRequests.ts';
import type { Length, Tone } from './generateValues.ts';
import type { ContentType } from './values.ts';

/** What is to be written. Texts are '' where nothing was said. */
export interface Brief {
  /** '' for none. */
  templateId: string;
  /** What the template asks for, by the keys of its inputs. */
  values: Readonly<Record<string, string>>;
  type: ContentType;
  topic: string;
  audience: string;
  tone: Tone;
  /** One of the nine, such as `en`. */
  language: string;
  length: Length;
  keywords: readonly string[];
  /** '' for none. */
  knowledgeBaseId: string;
  brandNotes: string;
  /** 1 to 3. */
  variants: number;
}

/**
 * `POST /v1/generate`: has variants of a text written and gives them as they come. Leaving the loop
 * ends the writing.
 *
 * @throws ApiError also in the middle, where the stream breaks off
 */
export async function* generateText(
  http: Http,
  brief: Brief,
  signal?: AbortSignal,
): AsyncGenerator<GenerationFrame> {
  const json = briefBody(brief);
  for await (const data of sendForEvents(http, generateCalls.generate, { json, signal })) {
    yield readGenerationFrame(data);
  }
}

function briefBody({ templateId, variants, ...brief }: Brief): GenerateBody {
  return {
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
  };
}
