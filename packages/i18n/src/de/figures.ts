import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'Zeitraum',
    today: 'Heute',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
    quarter: 'Letzte 90 Tage',
    custom: 'Eigene Daten',
  },
  before: '{{value}} im Zeitraum davor',
  now: 'Dieser Zeitraum',
  rangeBefore: 'Zeitraum davor',
  day: 'Tag',
  cursor: 'Tag des Diagramms',
  created: 'Angelegt',
  createdAnyDay: 'An beliebigem Tag angelegt',
  saved: 'Gespeichert',
  savedAnyDay: 'An beliebigem Tag gespeichert',
  export: 'Exportieren',
  sheet: { panel: 'Bereich', name: 'Name', value: 'Wert' },
} satisfies Dictionary<'de'>['figures'];
