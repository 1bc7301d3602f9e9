import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'Persone, piano e collegamenti della tua organizzazione.',
  subtitleOf: 'Persone, piano e connessioni di {{tenant}}.',
  loading: 'Caricamento dei dati…',
  teams: {
    text: 'Invita i colleghi e imposta i loro ruoli.',
    people: { one: 'persona', many: 'di persone', other: 'persone' },
    pending: {
      one: '{{count}} invito in sospeso',
      many: '{{count}} di inviti in sospeso',
      other: '{{count}} inviti in sospeso',
    },
  },
  billing: {
    text: 'Piano, utilizzo e fatture.',
    plan: 'piano attuale',
    renews: 'prossima fattura {{date}}',
    ends: 'termina il {{date}}',
  },
  integrations: {
    text: 'Servizi che i tuoi assistenti consultano e in cui agiscono.',
    connected: { one: 'collegata', many: 'collegate', other: 'collegate' },
    action: {
      one: '{{count}} richiede un’azione',
      many: '{{count}} richiedono un’azione',
      other: '{{count}} richiedono un’azione',
    },
  },
} satisfies Dictionary<'it'>['settings'];
