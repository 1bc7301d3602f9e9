import type { ServiceName } from '@platform/api/contract';

/** The nine services; each is served under `/<name>`. */
export const SERVICES = [
  'auth',
  'billing',
  'notifications',
  'integrations',
  'chatbot',
  'knowledge',
  'content',
  'voice',
  'crm',
] as const satisfies readonly ServiceName[];
