import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} selezionato',
    many: '{{count}} di selezionati',
    other: '{{count}} selezionati',
  },
  all: 'Seleziona tutto',
  matches: 'Seleziona tutti i risultati',
  clear: 'Cancella',
  matchCount: {
    one: '{{count}} risultato',
    many: '{{count}} di risultati',
    other: '{{count}} risultati',
  },
} satisfies Dictionary<'it'>['choices'];
