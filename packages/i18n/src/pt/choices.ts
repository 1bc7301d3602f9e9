import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} selecionado',
    many: '{{count}} de selecionados',
    other: '{{count}} selecionados',
  },
  all: 'Selecionar tudo',
  matches: 'Selecionar todos os resultados',
  clear: 'Limpar',
  matchCount: {
    one: '{{count}} resultado',
    many: '{{count}} de resultados',
    other: '{{count}} resultados',
  },
} satisfies Dictionary<'pt'>['choices'];
