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
} satisfies Dictionary<'it'>['controls'];
