import { defineCall } from '../http/call.ts';
import type { VisitorQuestion } from './embed.contract.ts';

/* The chat widget loads this file in the pages of customers: no schemas here. */

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

const service = { service: 'chatbot', access: 'public' } as const;

/** Loads name and greeting of a bot. Only the chat widget sends it. */
export const getEmbeddedBot = defineCall({ ...service, method: 'GET', path: '/v1/embed/{id}' });

/** Asks a bot. Only the chat widget sends it. */
export const askEmbeddedBot = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/embed/{id}/messages',
  body: (question: string): VisitorQuestion => ({ question }),
});
