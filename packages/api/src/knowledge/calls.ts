import type { Call } from '../http/call.ts';

/** What the voice area reads of the knowledge service. */
export const knowledgeCalls = {
  knowledgeBases: {
    service: 'knowledge',
    method: 'GET',
    path: '/v1/knowledge-bases',
    access: 'private',
    query: ['limit', 'offset', 'search'],
  },
} as const satisfies Record<string, Call>;
