import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Des agents qui répondent aux appels et en passent pour votre entreprise.',
  tabs: 'Sections des agents vocaux',
} satisfies Dictionary<'fr'>['voice'];
