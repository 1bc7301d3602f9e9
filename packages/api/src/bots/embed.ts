import { defineCall } from '../http/call.ts';
import type { VisitorQuestion } from './embed.contract.ts';

/* The chat widget loads this file on customers' pages, so it must not import schemas. */

export const MAX_QUESTION_LENGTH = 500;

const service = { service: 'chatbot', access: 'public' } as const;

export const getEmbeddedBot = defineCall({ ...service, method: 'GET', path: '/v1/embed/{id}' });

export const askEmbeddedBot = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/embed/{id}/messages',
  body: (question: string): VisitorQuestion => ({ question }),
});
