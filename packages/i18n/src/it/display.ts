import type { Dictionary } from '../types.ts';

export const display = {
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
