import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'तालिका के रूप में दिखाएँ',
  showChart: 'चार्ट के रूप में दिखाएँ',
  tableShown: 'तालिका के रूप में दिखाया गया',
  chartShown: 'चार्ट के रूप में दिखाया गया',
  cursor: 'चार्ट में स्थान',
  category: 'श्रेणी',
  empty: 'कोई डेटा नहीं',
  range: '{{name}}: न्यूनतम {{low}} ({{lowAt}}), अधिकतम {{high}} ({{highAt}})',
} satisfies Dictionary<'hi'>['charts'];
