import type { ServiceName } from '@platform/api/contract';

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
