import type { CallTable } from '../http/call.ts';

/** What the client reads of the chatbot service. */
export const botCalls = {
  bots: {
    service: 'chatbot',
    method: 'GET',
    path: '/v1/bots',
    access: 'private',
    query: ['limit', 'offset', 'search'],
  },
  bot: { service: 'chatbot', method: 'GET', path: '/v1/bots/{id}', access: 'private' },
} as const satisfies CallTable;

/** What the embed script asks, from the page of anybody. The client itself never does. */
export const embedCalls = {
  describe: { service: 'chatbot', method: 'GET', path: '/v1/embed/{id}', access: 'public' },
  ask: { service: 'chatbot', method: 'POST', path: '/v1/embed/{id}/messages', access: 'public' },
} as const satisfies CallTable;

/** A question that is longer is refused with 422. Stands here, since the embed script takes no schemas along. */
export const MOST_QUESTION_CHARACTERS = 500;
