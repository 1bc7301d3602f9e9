import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'Mostrar como tabela',
  showChart: 'Mostrar como gráfico',
  tableShown: 'Exibido como tabela',
  chartShown: 'Exibido como gráfico',
  cursor: 'Posição no gráfico',
  category: 'Categoria',
  empty: 'Sem dados',
  range: '{{name}}: mínimo {{low}} ({{lowAt}}), máximo {{high}} ({{highAt}})',
} satisfies Dictionary<'pt'>['charts'];
