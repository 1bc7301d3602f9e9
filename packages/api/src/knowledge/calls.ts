import type { CallTable } from '../http/call.ts';

const base = { service: 'knowledge', access: 'private' } as const;
const oneBase = '/v1/knowledge-bases/{id}';
const oneDocument = '/v1/knowledge-bases/{id}/documents/{documentId}';

/** The calls of the knowledge service; all of them are proposals of ours. */
export const knowledgeCalls = {
  knowledgeBases: {
    ...base,
    method: 'GET',
    path: '/v1/knowledge-bases',
    query: ['limit', 'offset', 'search'],
  },
  createKnowledgeBase: { ...base, method: 'POST', path: '/v1/knowledge-bases' },
  knowledgeBase: { ...base, method: 'GET', path: oneBase },
  updateKnowledgeBase: { ...base, method: 'PATCH', path: oneBase },
  /** 409 where agents use it, unless `force` is true. */
  removeKnowledgeBase: { ...base, method: 'DELETE', path: oneBase, query: ['force'] },
  documents: {
    ...base,
    method: 'GET',
    path: `${oneBase}/documents`,
    query: ['limit', 'offset', 'search', 'status'],
  },
  /** A form with one `file` and an optional `upload_key`, or JSON: a web page or a text. */
  addDocument: { ...base, method: 'POST', path: `${oneBase}/documents` },
  document: { ...base, method: 'GET', path: oneDocument },
  removeDocument: { ...base, method: 'DELETE', path: oneDocument },
  reindexDocument: { ...base, method: 'POST', path: `${oneDocument}/reindex` },
  query: { ...base, method: 'POST', path: `${oneBase}/query` },
} as const satisfies CallTable;
