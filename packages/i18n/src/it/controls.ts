import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Pagine',
    page: 'Pagina {{page}}',
    previous: 'Precedente',
    next: 'Successiva',
    loadMore: 'Carica altro',
  },
  search: { clear: 'Cancella la ricerca' },
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'Azzera filtro',
    button: 'Filtra',
    open: 'Filtra, attivi: {{count}}',
    title: 'Filtri',
    clearAll: 'Azzera tutti',
    show: {
      one: 'Mostra {{count}} risultato',
      many: 'Mostra {{count}} di risultati',
      other: 'Mostra {{count}} risultati',
    },
    showResults: 'Mostra i risultati',
    active: 'Filtri attivi',
    remove: 'Rimuovi filtro: {{name}}',
    removed: 'Filtro rimosso: {{name}}',
  },
  export: 'Esporta CSV',
  exporting: 'Caricamento di tutte le righe da esportare. Finora: {{loaded}}',
  exported: {
    one: '{{count}} riga salvata',
    many: '{{count}} righe salvate',
    other: '{{count}} righe salvate',
  },
  exportedPart: 'Le prime {{saved}} righe sono salvate. Ce ne sono altre.',
  slot: {
    failed: 'Impossibile mostrare questa parte.',
    failedShort: 'Errore',
    actions: 'Azioni per {{name}}',
    column: 'Azioni',
  },
  selection: {
    label: 'Selezione',
    count: {
      one: '{{count}} selezionato',
      many: '{{count}} di selezionati',
      other: '{{count}} selezionati',
    },
    clear: 'Annulla selezione',
    start: 'Seleziona',
    all: 'Seleziona tutto',
    row: 'Seleziona {{name}}',
  },
} satisfies Dictionary<'it'>['controls'];
