import { readObject, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';

/** A bot on the wire. */
export interface BotWire {
  id: string;
  name: string;
  description?: string | null;
  /** What it says first. */
  greeting?: string | null;
  knowledge_base_id?: string | null;
  knowledge_base_name?: string | null;
  updated_at?: string | null;
}

export interface BotsWire {
  bots: BotWire[];
  total: number;
}

/** A chatbot of the tenant. Texts are '' where there are none. */
export interface Bot extends Keyed {
  /** '' where the server sent none: it can be neither opened nor embedded. */
  id: string;
  name: string;
  description: string;
  /** What it says first. */
  greeting: string;
  /** What it answers from; '' where nothing is attached. */
  knowledgeBaseId: string;
  /** '' also for one that is gone. */
  knowledgeBaseName: string;
  updatedAt: Date | null;
}

/** One load of bots; `total` counts all there are, null where the server did not say. */
export type BotList = CountedList<'bots', Bot>;

/** `GET /v1/bots`. */
export const botsSchema = countedListOf('bots', ['bots', 'data'], toBot);

/** `GET /v1/bots/{id}`. */
export const botSchema = readObject((value, complain): Bot => {
  const bot = toBot(unwrap(value, 'bot', 'data'));
  return bot.id === '' ? complain(['id'], 'text expected') : { ...bot, key: bot.id };
});

function toBot(row: WireObject): Omit<Bot, 'key'> {
  return {
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    description: textOf(row.description),
    greeting: textOf(row.greeting),
    knowledgeBaseId: textOf(row.knowledge_base_id),
    knowledgeBaseName: textOf(row.knowledge_base_name),
    updatedAt: dateOf(row.updated_at),
  };
}
