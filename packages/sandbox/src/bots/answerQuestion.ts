import type { EmbedAnswerWire } from '@platform/api/contract';
import type { bots } from '../db/botTables.ts';
import type { Database } from '../db/store.ts';
import { searchPassages } from '../knowledge/searchPassages.ts';

export type BotRow = typeof bots.$inferSelect;

const NOTHING_KNOWN = 'I do not know that. Please ask in other words, or get in touch with us.';
/** Passages with a lower score are about something else. */
const MIN_SCORE = 0.5;

/** Returns the best passage of the knowledge base, else the reply that shares most words. */
export async function answerQuestion(
  db: Database,
  { tenantId, knowledgeBaseId: baseId, replies }: BotRow,
  question: string,
): Promise<EmbedAnswerWire> {
  const found = baseId ? await searchPassages(db, { tenantId, baseId, question, topK: 1 }) : [];
  const [passage] = found;
  if (passage && passage.score >= MIN_SCORE) {
    return { answer: passage.text, sources: [{ title: passage.documentName }] };
  }
  const questionWords = new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const counted = replies.map(({ words, answer }) => ({
    answer,
    met: words.filter((word) => questionWords.has(word)).length,
  }));
  const best = counted.toSorted((one, other) => other.met - one.met)[0];
  return { answer: best && best.met > 0 ? best.answer : NOTHING_KNOWN, sources: [] };
}
