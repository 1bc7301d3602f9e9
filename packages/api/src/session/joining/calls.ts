import type { CallTable } from '../../http/call.ts';

/** The calls by which a person makes an account, where the deployment has the feature `register`. */
export const registerCalls = {
  register: { service: 'auth', method: 'POST', path: '/v1/register', access: 'public' },
  /** Answers alike whether or not the address waits for its confirmation. */
  resend: { service: 'auth', method: 'POST', path: '/v1/register/resend', access: 'public' },
} as const satisfies CallTable;
