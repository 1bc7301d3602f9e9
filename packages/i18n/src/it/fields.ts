import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'Cerca', none: 'Nessun risultato', clear: 'Cancella {{label}}' },
  password: {
    show: 'Mostra password',
    hide: 'Nascondi password',
    capsLock: 'Il blocco maiuscole è attivo',
  },
} satisfies Dictionary<'it'>['fields'];
