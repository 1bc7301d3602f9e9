import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'Pesquisar', none: 'Nada encontrado', clear: 'Limpar {{label}}' },
  password: {
    show: 'Mostrar senha',
    hide: 'Ocultar senha',
    capsLock: 'O Caps Lock está ativado',
  },
} satisfies Dictionary<'pt'>['fields'];
