import type { Dictionary } from '../types.ts';

export const display = {
  copy: {
    byHand: 'Copiar manualmente',
    selected:
      'O navegador não permite que esta página copie. O texto está selecionado: copie-o com {{keys}}.',
    text: 'Texto a copiar',
  },
  code: {
    label: 'Código',
    wrap: 'Quebrar linhas',
    copy: 'Copiar código',
  },
} satisfies Dictionary<'pt'>['display'];
