import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'Bereiche der Sprachagenten',
  type: { inbound: 'Eingehend', outbound: 'Ausgehend', web: 'Web' },
} satisfies Dictionary<'de'>['voice'];
