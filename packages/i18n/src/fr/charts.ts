import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'Afficher en tableau',
  showChart: 'Afficher en graphique',
  tableShown: 'Affiché en tableau',
  chartShown: 'Affiché en graphique',
  cursor: 'Position dans le graphique',
  category: 'Catégorie',
  empty: 'Aucune donnée',
  range: '{{name}} : minimum {{low}} ({{lowAt}}), maximum {{high}} ({{highAt}})',
} satisfies Dictionary<'fr'>['charts'];
