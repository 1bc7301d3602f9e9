import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'మీ వ్యాపారం కోసం కాల్స్‌కు సమాధానం ఇచ్చే, కాల్స్ చేసే ఏజెంట్లు.',
  tabs: 'వాయిస్ ఏజెంట్ విభాగాలు',
  type: { inbound: 'ఇన్‌బౌండ్', outbound: 'అవుట్‌బౌండ్', web: 'వెబ్' },
} satisfies Dictionary<'te'>['voice'];
