import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'Als Tabelle zeigen',
  showChart: 'Als Diagramm zeigen',
  tableShown: 'Als Tabelle dargestellt',
  chartShown: 'Als Diagramm dargestellt',
  cursor: 'Position im Diagramm',
  category: 'Kategorie',
  empty: 'Keine Daten',
  range: '{{name}}: niedrigster Wert {{low}} ({{lowAt}}), höchster Wert {{high}} ({{highAt}})',
} satisfies Dictionary<'de'>['charts'];
