import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Agenti che rispondono alle chiamate e ne effettuano per la tua azienda.',
  tabs: 'Sezioni degli agenti vocali',
  type: { inbound: 'In entrata', outbound: 'In uscita', web: 'Web' },
} satisfies Dictionary<'it'>['voice'];
