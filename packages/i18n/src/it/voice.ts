import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'Sezioni degli agenti vocali',
  type: { inbound: 'In entrata', outbound: 'In uscita', web: 'Web' },
} satisfies Dictionary<'it'>['voice'];
