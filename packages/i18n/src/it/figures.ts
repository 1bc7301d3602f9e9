import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'Periodo',
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    month: 'Ultimi 30 giorni',
    quarter: 'Ultimi 90 giorni',
    custom: 'Date a scelta',
  },
  before: '{{value}} nel periodo precedente',
  now: 'Questo periodo',
  rangeBefore: 'Periodo precedente',
  day: 'Giorno',
  cursor: 'Giorno del grafico',
  created: 'Creazione',
  createdAnyDay: 'Creati in qualsiasi giorno',
  saved: 'Salvataggio',
  savedAnyDay: 'Salvati in qualsiasi giorno',
  export: 'Esporta',
  sheet: { panel: 'Pannello', name: 'Nome', value: 'Valore' },
} satisfies Dictionary<'it'>['figures'];
