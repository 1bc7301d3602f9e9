import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'పట్టికగా చూపించు',
  showChart: 'చార్ట్‌గా చూపించు',
  tableShown: 'పట్టికగా చూపబడింది',
  chartShown: 'చార్ట్‌గా చూపబడింది',
  cursor: 'చార్ట్‌లో స్థానం',
  category: 'వర్గం',
  empty: 'డేటా లేదు',
  range: '{{name}}: కనిష్ఠం {{low}} ({{lowAt}}), గరిష్ఠం {{high}} ({{highAt}})',
} satisfies Dictionary<'te'>['charts'];
