import type { CallTable } from '../http/call.ts';

/** The calls of the content studio: what was written, its versions, its history and its figures. */
export const contentCalls = {
  contents: {
    service: 'content',
    method: 'GET',
    path: '/v1/contents',
    access: 'private',
    query: ['limit', 'offset', 'search', 'type', 'status'],
  },
  content: { service: 'content', method: 'GET', path: '/v1/contents/{id}', access: 'private' },
  createContent: { service: 'content', method: 'POST', path: '/v1/contents', access: 'private' },
  /** 409 `VERSION_CONFLICT` with the content as it is now, where `version` is not the last one. */
  updateContent: {
    service: 'content',
    method: 'PUT',
    path: '/v1/contents/{id}',
    access: 'private',
  },
  removeContent: {
    service: 'content',
    method: 'DELETE',
    path: '/v1/contents/{id}',
    access: 'private',
  },
  contentVersions: {
    service: 'content',
    method: 'GET',
    path: '/v1/contents/{id}/versions',
    access: 'private',
  },
  /** 409 `VERSION_CONFLICT`, too, where the body says which version it was chosen against. */
  restoreContent: {
    service: 'content',
    method: 'POST',
    path: '/v1/contents/{id}/restore',
    access: 'private',
  },
  contentHistory: {
    service: 'content',
    method: 'GET',
    path: '/v1/history',
    access: 'private',
    query: ['content_id', 'cursor', 'limit'],
  },
  contentOverview: {
    service: 'content',
    method: 'GET',
    path: '/v1/analytics/overview',
    access: 'private',
    query: ['from', 'to'],
  },
} as const satisfies CallTable;
