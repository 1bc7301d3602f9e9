import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Pagine',
    page: 'Pagina {{page}}',
    previous: 'Precedente',
    next: 'Successiva',
    loadMore: 'Carica altro',
  },
  form: {
    unsavedTitle: 'Uscire senza salvare?',
    unsavedText: 'Quello che hai scritto andrà perso.',
    leave: 'Esci',
    stay: 'Continua a modificare',
  },
  search: { clear: 'Cancella la ricerca' },
  export: 'Esporta CSV',
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
  confirm: {
    typeName: 'Scrivi «{{name}}» per confermare',
    wrongName: 'Il nome non corrisponde.',
  },
  comingSoon: {
    title: 'Sta arrivando qualcosa di straordinario',
    text: 'Questa pagina è in costruzione. Per ora non c’è nulla da fare.',
    home: 'Vai alla dashboard',
  },
} satisfies Dictionary<'it'>['controls'];
