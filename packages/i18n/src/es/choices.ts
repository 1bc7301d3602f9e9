import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} seleccionado',
    many: '{{count}} de seleccionados',
    other: '{{count}} seleccionados',
  },
  all: 'Seleccionar todo',
  matches: 'Seleccionar todos los resultados',
  clear: 'Borrar',
  matchCount: {
    one: '{{count}} resultado',
    many: '{{count}} de resultados',
    other: '{{count}} resultados',
  },
} satisfies Dictionary<'es'>['choices'];
