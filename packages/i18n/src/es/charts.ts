import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'Mostrar como tabla',
  showChart: 'Mostrar como gráfico',
  tableShown: 'Se muestra como tabla',
  chartShown: 'Se muestra como gráfico',
  cursor: 'Posición en el gráfico',
  category: 'Categoría',
  empty: 'Sin datos',
  range: '{{name}}: mínimo {{low}} ({{lowAt}}), máximo {{high}} ({{highAt}})',
} satisfies Dictionary<'es'>['charts'];
