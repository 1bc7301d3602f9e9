import type { CallTable } from '../http/call.ts';

/** The calls of the inbox: what visitors write to the bots of the chatbot service, and the answers. */
export const inboxCalls = {
  conversations: {
    service: 'chatbot',
    method: 'GET',
    path: '/v1/inbox/conversations',
    access: 'private',
    query: ['tab', 'view', 'status', 'tag', 'search', 'cursor', 'limit'],
  },
  messages: {
    service: 'chatbot',
    method: 'GET',
    path: '/v1/inbox/conversations/{id}/messages',
    access: 'private',
    query: ['before', 'limit'],
  },
  /** A `client_id` that is there already answers its message. 409 `TAKEN` for a reply where another person answers. */
  send: {
    service: 'chatbot',
    method: 'POST',
    path: '/v1/inbox/conversations/{id}/messages',
    access: 'private',
  },
  /** 409 `TAKEN` with the conversation as it is now, where somebody else took it since. */
  change: {
    service: 'chatbot',
    method: 'PATCH',
    path: '/v1/inbox/conversations/{id}',
    access: 'private',
  },
} as const satisfies CallTable;
