import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'Mostra come tabella',
  showChart: 'Mostra come grafico',
  tableShown: 'Mostrato come tabella',
  chartShown: 'Mostrato come grafico',
  cursor: 'Posizione nel grafico',
  category: 'Categoria',
  empty: 'Nessun dato',
  range: '{{name}}: minimo {{low}} ({{lowAt}}), massimo {{high}} ({{highAt}})',
} satisfies Dictionary<'it'>['charts'];
