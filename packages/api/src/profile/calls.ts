import type { CallTable } from '../http/call.ts';

/** The call by which people change what they are called and look like; a proposal of ours. */
export const profileCalls = {
  update: { service: 'auth', method: 'PATCH', path: '/v1/me', access: 'private' },
} as const satisfies CallTable;
