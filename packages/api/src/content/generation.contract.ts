import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, trimmed } from '../description/shapes.ts';
import { CONTENT_TYPES } from './contents.ts';
import { contentSource } from './contents.contract.ts';
import { BRIEF_LIMITS, LENGTHS, TONES, startGeneration } from './generation.ts';

const { topic, audience, keywords, keyword, brandNotes, variants, value } = BRIEF_LIMITS;

export const generateBody = z.strictObject({
  template_id: id.nullable().describe('Template to fill in; null for none.'),
  variants: z.int().min(1).max(variants).describe('Texts to write for the same brief.'),
  inputs: z.strictObject({
    type: z.enum(CONTENT_TYPES).describe('Kind of text.'),
    topic: trimmed(topic.min, topic.max).describe('What the text is about.'),
    audience: trimmed(0, audience).describe('Readers of the text; empty if not given.'),
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
    knowledge_base_id: id.nullable().describe('Knowledge base to quote from; null for none.'),
    brand_notes: trimmed(0, brandNotes).describe('What the brand wants; empty if not given.'),
    values: z
      .record(z.string(), trimmed(0, value).describe('Value of one input.'))
      .describe('Values of the inputs of the template, by key.'),
  }),
});

const variant = z
  .int()
  .min(0)
  .max(variants - 1)
  .describe('The variant, counted from 0.');

const delta = z
  .strictObject({
    variant,
    delta: z
      .string()
      .describe('Next piece of Markdown, with its white space. Never half a letter.'),
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
      .strictObject({ llm_tokens: z.int().min(0).describe('LLM tokens of the whole request.') })
      .describe('What it cost. Without it the client shows no figure.'),
  })
  .meta({ id: 'GenerationDone', description: 'The stream is complete. Always its last event.' });

const failure = z
  .strictObject({
    error: z
      .strictObject({
        code: z
          .enum(['PLAN_LIMIT', 'INTERNAL'])
          .describe('`PLAN_LIMIT` if the allowance of the plan ran out in the middle.'),
        message: z.string().describe('Text for people, in English.'),
      })
      .describe('Why the service gives up.'),
  })
  .meta({ id: 'GenerationError', description: 'The service gives up; the text so far is kept.' });

const generationEvent = z
  .union([delta, sources, done, failure])
  .meta({ id: 'GenerationEvent', description: 'The data of one server-sent event, as JSON.' });

export const generationCalls = {
  start: describeCall(startGeneration, {
    summary: 'Generates variants of a text as a stream of events',
    notes:
      'Each request costs tokens. Events of the variants alternate. A comment line tells that the service is at work: after 8 s without a line the client says that it waits, after 30 s it gives up. Closing the connection ends the generation; what was written until then is counted.',
    extension: 'content',
    body: generateBody,
    response: generationEvent,
    responseType: 'text/event-stream',
    errors: ['PLAN_LIMIT'],
  }),
};

export type GenerateBody = z.output<typeof generateBody>;
export type GenerationFrameWire = z.output<typeof generationEvent>;
