import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Des agents qui répondent aux appels et en passent pour votre entreprise.',
  tabs: 'Sections des agents vocaux',
  type: { inbound: 'Entrant', outbound: 'Sortant', web: 'Web' },
} satisfies Dictionary<'fr'>['voice'];
