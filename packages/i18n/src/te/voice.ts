import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'వాయిస్ ఏజెంట్ విభాగాలు',
  type: { inbound: 'ఇన్‌బౌండ్', outbound: 'అవుట్‌బౌండ్', web: 'వెబ్' },
} satisfies Dictionary<'te'>['voice'];
