import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp, searchQuery, total } from '../description/shapes.ts';
import { getBot, listBots } from './bots.ts';

const bot = z
  .object({
    id,
    name: z.string().describe('Name of the bot in the product and in the chat widget.'),
    description: z
      .string()
      .optional()
      .describe('Purpose of the bot. If missing, the client shows none.'),
    greeting: z
      .string()
      .optional()
      .describe('First message of the bot. If missing, the client shows none.'),
    knowledge_base_id: id
      .nullable()
      .optional()
      .describe('Knowledge base that the bot answers from; null or missing for none.'),
    knowledge_base_name: z
      .string()
      .nullable()
      .optional()
      .describe('Name of that knowledge base; null or missing if it was deleted.'),
    updated_at: timestamp
      .optional()
      .describe('When the bot was last changed. If missing, the client shows no date.'),
  })
  .meta({ id: 'Bot', description: 'A chatbot of the tenant.' });

export const botCalls = {
  list: describeCall(listBots, {
    summary: 'Lists the chatbots of the tenant',
    notes:
      'By name, then by id. `search` matches name and description. Without the call, the client has no page for chatbots.',
    extension: 'bots',
    query: searchQuery,
    response: z.object({ bots: z.array(bot).describe('One load of bots, by name.'), total }),
  }),
  get: describeCall(getBot, {
    summary: 'Returns one chatbot',
    extension: 'bots',
    response: bot,
    errors: ['NOT_FOUND'],
  }),
};

export type BotWire = z.output<typeof bot>;
