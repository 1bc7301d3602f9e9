import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} ausgewählt',
    other: '{{count}} ausgewählt',
  },
  all: 'Alle auswählen',
  matches: 'Alle Treffer auswählen',
  clear: 'Leeren',
  matchCount: {
    one: '{{count}} Treffer',
    other: '{{count}} Treffer',
  },
} satisfies Dictionary<'de'>['choices'];
