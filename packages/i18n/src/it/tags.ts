import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Invio, una virgola o un punto e virgola aggiungono il testo. Backspace nel campo vuoto passa all’ultima voce.',
  remove: 'Rimuovi {{tag}}',
  added: '{{tag}} aggiunto.',
  addedMany: {
    one: '{{count}} voce aggiunta.',
    many: '{{count}} di voci aggiunte.',
    other: '{{count}} voci aggiunte.',
  },
  removed: '{{tag}} rimosso.',
  count: '{{count}} di {{max}}',
  fault: {
    duplicate: '«{{tag}}» è già nell’elenco.',
    length: '«{{tag}}» è troppo lungo. Usi al massimo {{max}} caratteri.',
    count: 'Non si possono aggiungere più di {{max}} voci. Ne rimuova prima una.',
    more: {
      one: '{{count}} voce non è stata aggiunta.',
      many: '{{count}} di voci non sono state aggiunte.',
      other: '{{count}} voci non sono state aggiunte.',
    },
  },
} satisfies Dictionary<'it'>['tags'];
