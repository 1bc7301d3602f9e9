/** Texts of charts. */
export const chartsTexts = {
  area: 'charts',
  texts: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    tableShown: 'Shown as a table',
    chartShown: 'Shown as a chart',
    cursor: 'Position in the chart',
    category: 'Category',
    empty: 'No data',
    range: '{{name}}: lowest {{low}} ({{lowAt}}), highest {{high}} ({{highAt}})',
  },
} as const;
