export const figuresTexts = {
  area: 'figures',
  texts: {
    range: {
      label: 'Range',
      today: 'Today',
      week: 'Last 7 days',
      month: 'Last 30 days',
      quarter: 'Last 90 days',
      custom: 'Custom dates',
    },
    before: '{{value}} in the previous range',
    now: 'This range',
    rangeBefore: 'Previous range',
    day: 'Day',
    cursor: 'Day of the chart',
    created: 'Created',
    createdAnyDay: 'Created any day',
    saved: 'Saved',
    savedAnyDay: 'Saved any day',
    export: 'Export',
    sheet: { panel: 'Panel', name: 'Name', value: 'Value' },
  },
} as const;
