import { BRIEF_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, trimmed } from '../description/shapes.ts';
import { CONTENT_TYPES } from './contents.ts';
import { contentSource } from './contents.contract.ts';
import { LENGTHS, TONES, startGeneration } from './generation.ts';

const { topic, audience, keywords, keyword, brandNotes, variants, value } = BRIEF_LIMITS;

export const generateBody = z.strictObject({
  template_id: id.nullable().describe('Id of the template; null for none.'),
  variants: z.int().min(1).max(variants).describe('Number of texts to write for the brief.'),
  inputs: z
    .strictObject({
      type: z.enum(CONTENT_TYPES).describe('Content type.'),
      topic: trimmed(topic.min, topic.max).describe('Topic of the text.'),
      audience: trimmed(0, audience).describe('Audience of the text; may be empty.'),
      tone: z.enum(TONES).describe('Tone of the text.'),
      language: z
        .string()
        .regex(/^[a-z]{2}$/)
        .describe('Language to write in, such as `en`.'),
      length: z.enum(LENGTHS).describe('About 80, 200 or 500 words.'),
      keywords: z
        .array(trimmed(1, keyword).describe('A word to use.'))
        .max(keywords)
        .describe('Words that the text should use.'),
      knowledge_base_id: id
        .nullable()
        .describe('Id of the knowledge base to quote from; null for none.'),
      brand_notes: trimmed(0, brandNotes).describe('Brand guidelines; may be empty.'),
      values: z
        .record(z.string(), trimmed(0, value).describe('Value of one input.'))
        .describe('Values of the inputs of the template, by key.'),
    })
    .describe('The brief.'),
});

const variant = z
  .int()
  .min(0)
  .max(variants - 1)
  .describe('Index of the variant, from 0.');

const delta = z
  .strictObject({
    variant,
    delta: z
      .string()
      .describe('Next piece of Markdown, including whitespace. Never splits a character.'),
  })
  .meta({ id: 'GenerationDelta', description: 'A piece of text to append to a variant.' });

const sources = z
  .strictObject({
    variant,
    sources: z.array(contentSource).describe('Passages that the text quotes; may be empty.'),
  })
  .meta({
    id: 'GenerationSources',
    description: 'Passages of a variant, once its text is complete.',
  });

const done = z
  .strictObject({
    done: z.literal(true).describe('Always true.'),
    usage: z
      .strictObject({
        llm_tokens: z.int().min(0).describe('LLM tokens used by the whole request.'),
      })
      .describe('Cost of the request. If missing, the client shows no figure.'),
  })
  .meta({ id: 'GenerationDone', description: 'The stream is complete. Always the last event.' });

const failure = z
  .strictObject({
    error: z
      .strictObject({
        code: z
          .enum(['PLAN_LIMIT', 'INTERNAL'])
          .describe("`PLAN_LIMIT` if the plan's allowance ran out during the generation."),
        message: z.string().describe('Message for users, in English.'),
      })
      .describe('Reason for the failure.'),
  })
  .meta({
    id: 'GenerationError',
    description: 'The generation failed; the client keeps the text so far.',
  });

const generationEvent = z
  .union([delta, sources, done, failure])
  .meta({ id: 'GenerationEvent', description: 'The data of one server-sent event, as JSON.' });

export const generationCalls = {
  start: describeCall(startGeneration, {
    summary: 'Generates variants of a text as a stream of events',
    notes:
      'Each request costs tokens. Events of the variants are interleaved. Comment lines keep the connection alive: after 8 s without a line the client shows that it is waiting, after 30 s it aborts. Closing the connection ends the generation; the text written until then is charged.',
    repeated: 'repeats',
    extension: 'content',
    body: generateBody,
    response: generationEvent,
    responseType: 'text/event-stream',
    errors: ['PLAN_LIMIT'],
  }),
};

export type GenerateBody = z.output<typeof generateBody>;
export type GenerationFrameWire = z.output<typeof generationEvent>;
