import type { Bot, BotList } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { nullIfNotFound } from '../http/nullIfNotFound.ts';
import { send } from '../http/send.ts';
import { defineResource, resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { readObject, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { dateOf } from '../schema/values.ts';

export const botsSchema: ZodMiniType<BotList> = countedListOf('bots', ['bots', 'data'], toBot);

const botSchema = readObject((value, reportIssue): Bot => {
  const row = toBot(unwrap(value, 'bot', 'data'));
  return row.id === '' ? reportIssue(['id'], 'text expected') : { ...row, key: row.id };
});

function toBot(row: WireObject): Omit<Bot, 'key'> {
  return {
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    description: toText(row.description),
    greeting: toText(row.greeting),
    knowledgeBaseId: toText(row.knowledge_base_id),
    knowledgeBaseName: toText(row.knowledge_base_name),
    updatedAt: dateOf(row.updated_at),
  };
}

const service = { service: 'chatbot', access: 'private' } as const;

export const listBots = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/bots',
  query: ({ limit, offset, search }: SearchQuery) => ({ limit, offset, search }),
  response: botsSchema,
});

export const getBot = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/bots/{id}',
  response: botSchema,
});

export const bots = resourceOf(listBots, { isFeature: true });

export const bot = defineResource({
  name: 'bots.bot',
  load: ({ http }, params: { id: string }, signal) =>
    send(http, getBot, { params, signal }).catch(nullIfNotFound),
});
