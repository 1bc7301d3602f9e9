import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'Sections des agents vocaux',
  type: { inbound: 'Entrant', outbound: 'Sortant', web: 'Web' },
} satisfies Dictionary<'fr'>['voice'];
