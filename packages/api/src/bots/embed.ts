import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { MOST_QUESTION_CHARACTERS } from './calls.ts';

/** What the embed script shows of a bot, which everybody may read. */
export interface EmbedBotWire {
  name: string;
  /** What it says first. */
  greeting: string;
}

/** What a bot answers. */
export interface EmbedAnswerWire {
  answer: string;
  /** The documents that the answer was found in; empty where it was not found in any. */
  sources: { title: string }[];
}

/** `POST /v1/embed/{id}/messages`. */
export const visitorQuestionSchema = z.object({
  question: z
    .string()
    .check(z.overwrite(trimText), z.minLength(1), z.maxLength(MOST_QUESTION_CHARACTERS)),
});
