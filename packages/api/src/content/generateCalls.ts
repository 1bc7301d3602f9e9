import type { CallTable } from '../http/call.ts';

/** The call that has a text written by a model. */
export const generateCalls = {
  /** Answers `text/event-stream`. */
  generate: { service: 'content', method: 'POST', path: '/v1/generate', access: 'private' },
} as const satisfies CallTable;
