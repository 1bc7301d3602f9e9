import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'Période',
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    quarter: '90 derniers jours',
    custom: 'Dates au choix',
  },
  before: '{{value}} la période précédente',
  now: 'Cette période',
  rangeBefore: 'Période précédente',
  day: 'Jour',
  cursor: 'Jour du graphique',
  created: 'Création',
  createdAnyDay: 'Créés n’importe quel jour',
  saved: 'Enregistrement',
  savedAnyDay: 'Enregistrés n’importe quel jour',
  export: 'Exporter',
  sheet: { panel: 'Panneau', name: 'Nom', value: 'Valeur' },
} satisfies Dictionary<'fr'>['figures'];
