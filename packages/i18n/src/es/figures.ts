import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'Periodo',
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    quarter: 'Últimos 90 días',
    custom: 'Fechas propias',
  },
  before: '{{value}} en el periodo anterior',
  now: 'Este periodo',
  rangeBefore: 'Periodo anterior',
  day: 'Día',
  cursor: 'Día del gráfico',
  created: 'Creación',
  createdAnyDay: 'Creados cualquier día',
  saved: 'Guardado',
  savedAnyDay: 'Guardados cualquier día',
  export: 'Exportar',
  sheet: { panel: 'Panel', name: 'Nombre', value: 'Valor' },
} satisfies Dictionary<'es'>['figures'];
