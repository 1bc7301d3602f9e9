import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} sélectionné',
    many: '{{count}} de sélectionnés',
    other: '{{count}} sélectionnés',
  },
  all: 'Tout sélectionner',
  matches: 'Sélectionner tous les résultats',
  clear: 'Effacer',
  matchCount: {
    one: '{{count}} résultat',
    many: '{{count}} de résultats',
    other: '{{count}} résultats',
  },
} satisfies Dictionary<'fr'>['choices'];
