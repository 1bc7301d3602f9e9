import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { trimmed } from '../description/shapes.ts';
import { MAX_QUESTION_LENGTH, askEmbeddedBot, getEmbeddedBot } from './embed.ts';

const embeddedBot = z
  .object({
    name: z.string().describe('Name of the bot.'),
    greeting: z.string().describe('First message of the bot, or an empty string.'),
  })
  .meta({ id: 'EmbeddedBot', description: 'Public facts of a chatbot.' });

const answer = z
  .object({
    answer: z.string().describe('Reply of the bot.'),
    sources: z
      .array(z.object({ title: z.string().describe('Name of the document.') }))
      .describe('Documents that the reply is based on; may be empty.'),
  })
  .meta({ id: 'EmbeddedAnswer', description: 'Reply of a chatbot to a visitor.' });

export const visitorQuestion = z.strictObject({
  question: trimmed(1, MAX_QUESTION_LENGTH).describe('Question of the visitor.'),
});

const notes = 'Sent by pages of any origin, without token and cookies.';

export const embedCalls = {
  get: describeCall(getEmbeddedBot, {
    summary: 'Returns the public facts of a chatbot',
    notes,
    extension: 'embed',
    response: embeddedBot,
    errors: ['NOT_FOUND'],
  }),
  ask: describeCall(askEmbeddedBot, {
    summary: 'Answers a question of a visitor',
    notes: `${notes} Questions and replies are not stored. TOO_MANY_QUESTIONS has a Retry-After header, in seconds.`,
    extension: 'embed',
    repeated: 'repeats',
    body: visitorQuestion,
    response: answer,
    errors: ['NOT_FOUND', 'TOO_MANY_QUESTIONS'],
  }),
};

export type EmbedBotWire = z.output<typeof embeddedBot>;
export type EmbedAnswerWire = z.output<typeof answer>;
export type VisitorQuestion = z.output<typeof visitorQuestion>;
