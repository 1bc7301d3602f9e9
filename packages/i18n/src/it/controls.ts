import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: 'Ordina per {{column}}',
    sortedAscending: 'Ordinato per {{column}}, crescente',
    sortedDescending: 'Ordinato per {{column}}, decrescente',
    unsorted: 'Non ordinato',
    rows: { one: '{{count}} riga', many: '{{count}} di righe', other: '{{count}} righe' },
  },
  pagination: {
    label: 'Pagine',
    page: 'Pagina {{page}}',
    previous: 'Precedente',
    next: 'Successiva',
    loadMore: 'Carica altro',
  },
  choice: {
    search: 'Cerca',
    empty: 'Nessun risultato',
    loading: 'Caricamento…',
    clear: 'Cancella',
    results: {
      one: '{{count}} risultato',
      many: '{{count}} di risultati',
      other: '{{count}} risultati',
    },
  },
  form: {
    problems: {
      one: '{{count}} campo da controllare',
      many: '{{count}} di campi da controllare',
      other: '{{count}} campi da controllare',
    },
    unsavedTitle: 'Uscire senza salvare?',
    unsavedText: 'Quello che hai scritto andrà perso.',
    leave: 'Esci',
    stay: 'Continua a modificare',
  },
} satisfies Dictionary<'it'>['controls'];
