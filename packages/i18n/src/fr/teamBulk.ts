import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'Cette action retirera définitivement l’accès de {{count}} personne.',
    many: 'Cette action retirera définitivement l’accès de {{count}} de personnes.',
    other: 'Cette action retirera définitivement l’accès de {{count}} personnes.',
  },
  staying: 'Ces personnes restent :',
  failed: 'Ces personnes n’ont pas pu être retirées.',
  none: 'Aucune des personnes sélectionnées ne peut être retirée.',
} satisfies Dictionary<'fr'>['teamBulk'];
