import type { CountedList, Identified } from './records.ts';

/** A chatbot of the tenant. Texts are '' if the server sent none. */
export interface Bot extends Identified {
  /** Display name; 'Unknown' if the server sent none. */
  name: string;
  /** Purpose of the bot. */
  description: string;
  /** The bot's first message; '' if it waits for a question. */
  greeting: string;
  /** Id of the knowledge base that the bot answers from; '' for none. */
  knowledgeBaseId: string;
  /** '' also for a deleted knowledge base. */
  knowledgeBaseName: string;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

export type BotList = CountedList<'bots', Bot>;
