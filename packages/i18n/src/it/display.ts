import type { Dictionary } from '../types.ts';

export const display = {
  avatars: {
    people: 'Persone',
    more: {
      one: '{{count}} altra persona',
      many: '{{count}} altre persone',
      other: '{{count}} altre persone',
    },
  },
  edit: {
    hint: 'Modifica: {{label}}',
    required: 'Inserisci un testo.',
    failed: 'Non salvato. Riprova.',
    saving: 'Salvataggio…',
  },
  timeline: { empty: 'Ancora nulla', today: 'Oggi', yesterday: 'Ieri', noDate: 'Senza data' },
  copy: {
    byHand: 'Copia a mano',
    selected:
      'Il browser non consente a questa pagina di copiare. Il testo è selezionato: copialo con {{keys}}.',
    text: 'Testo da copiare',
  },
  code: {
    label: 'Codice',
    wrap: 'Manda a capo',
    copy: 'Copia il codice',
  },
} satisfies Dictionary<'it'>['display'];
