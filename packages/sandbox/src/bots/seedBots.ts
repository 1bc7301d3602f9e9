import { bots } from '../db/botTables.ts';
import type { StoredReply } from '../db/botTables.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, NORTHWIND } from '../seed/people.ts';
import { addSeconds } from '../session/tokenSet.ts';

const DAY_SECONDS = 24 * 3600;

const shop: readonly StoredReply[] = [
  {
    words: ['open', 'opening', 'hours', 'saturday', 'sunday', 'closed'],
    answer: 'We are open Monday to Friday from 9:00 to 18:00, and on Saturday from 9:00 to 13:00.',
  },
  {
    words: ['price', 'prices', 'cost', 'costs'],
    answer: 'A fitting is free. Repairs start at 25 pounds; you get a price before we begin.',
  },
  {
    words: ['book', 'booking', 'appointment', 'slot'],
    answer: 'You can book a fitting by telephone, or leave your number and we call you back.',
  },
];

const returns: readonly StoredReply[] = [
  {
    words: ['return', 'returns', 'refund', 'send'],
    answer: 'You can send anything back within 30 days. The refund takes up to five days.',
  },
  {
    words: ['repair', 'broken', 'warranty'],
    answer: 'Repairs are covered for two years. Bring it in, or send it with the form in its box.',
  },
];

interface SeedBot {
  id: string;
  tenantId: string;
  name: string;
  description: string;
  greeting: string;
  knowledgeBaseId: string | null;
  replies: readonly StoredReply[];
}

const SEED_BOTS: readonly SeedBot[] = [
  {
    id: 'bot_nw01',
    tenantId: NORTHWIND.id,
    name: 'Website assistant',
    description: 'Opening hours, prices and bookings',
    greeting: 'Hello. Ask me about opening hours, prices or bookings.',
    knowledgeBaseId: 'kb_nw01',
    replies: shop,
  },
  {
    id: 'bot_nw02',
    tenantId: NORTHWIND.id,
    name: 'Returns helper',
    description: 'What is covered, and how to send it back',
    greeting: 'Hello. What would you like to return or have repaired?',
    knowledgeBaseId: 'kb_nw02',
    replies: returns,
  },
  {
    id: 'bot_nw03',
    tenantId: NORTHWIND.id,
    name: 'Intranet trial',
    description: '',
    greeting: 'Hello.',
    knowledgeBaseId: null,
    replies: [],
  },
  {
    id: 'bot_ho01',
    tenantId: HARBOUR.id,
    name: 'Eye test questions',
    description: 'Before and after an eye test',
    greeting: 'Hello. What would you like to know about your eye test?',
    knowledgeBaseId: null,
    replies: [
      {
        words: ['long', 'takes', 'duration'],
        answer: 'An eye test takes about 30 minutes.',
      },
    ],
  },
];

export async function hasBots(db: Database): Promise<boolean> {
  return (await db.select({ id: bots.id }).from(bots).limit(1)).length > 0;
}

export async function seedBots(tx: Database, at: Date): Promise<void> {
  const rows = SEED_BOTS.map((bot, index) => {
    const createdAt = addSeconds(at, (index - 30) * DAY_SECONDS);
    return { ...bot, createdAt, updatedAt: addSeconds(createdAt, DAY_SECONDS) };
  });
  await insertRows(tx, bots, rows);
}
