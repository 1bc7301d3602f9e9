import type { EmbedAnswerWire } from '@platform/api/contract';
import type { bots } from '../db/botTables.ts';

/** A bot with all that it goes by. */
export type BotRow = typeof bots.$inferSelect;

const NOTHING_KNOWN = 'I do not know that. Please ask in other words, or get in touch with us.';

/** Answers a question by the replies of a bot: the one of which most words are in the question. */
export function answerQuestion({ replies }: BotRow, question: string): EmbedAnswerWire {
  const asked = new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const counted = replies.map(({ words, answer }) => ({
    answer,
    met: words.filter((word) => asked.has(word)).length,
  }));
  const best = counted.toSorted((one, other) => other.met - one.met)[0];
  return { answer: best && best.met > 0 ? best.answer : NOTHING_KNOWN, sources: [] };
}
