import type { CallTable } from '../http/call.ts';

/** The calls of what a text can be generated from. */
export const templateCalls = {
  templates: { service: 'content', method: 'GET', path: '/v1/templates', access: 'private' },
  createTemplate: { service: 'content', method: 'POST', path: '/v1/templates', access: 'private' },
  /** PATCH, and once PUT after a 405 or 501. */
  updateTemplate: {
    service: 'content',
    method: 'PATCH',
    path: '/v1/templates/{id}',
    access: 'private',
  },
  /** 409 `IN_USE` where contents were made with it, unless `force` is true. */
  removeTemplate: {
    service: 'content',
    method: 'DELETE',
    path: '/v1/templates/{id}',
    access: 'private',
    query: ['force'],
  },
} as const satisfies CallTable;
