import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'C’è una nuova versione',
    text: 'Ricarica quando ti è comodo. Ciò che hai scritto nei moduli resta.',
    reload: 'Ricarica',
    later: 'Non ora',
  },
  lastPage: {
    title: 'Riprendi da dove eri',
    text: 'La sessione è terminata nella pagina “{{page}}”.',
    draft: 'Ciò che hai scritto è conservato.',
    open: 'Continua',
    dismiss: 'Ignora',
  },
} satisfies Dictionary<'it'>['notices'];
