import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'Período',
    today: 'Hoje',
    week: 'Últimos 7 dias',
    month: 'Últimos 30 dias',
    quarter: 'Últimos 90 dias',
    custom: 'Datas à escolha',
  },
  before: '{{value}} no período anterior',
  now: 'Este período',
  rangeBefore: 'Período anterior',
  day: 'Dia',
  cursor: 'Dia do gráfico',
  created: 'Criação',
  createdAnyDay: 'Criados em qualquer dia',
  saved: 'Salvamento',
  savedAnyDay: 'Salvos em qualquer dia',
  export: 'Exportar',
  sheet: { panel: 'Painel', name: 'Nome', value: 'Valor' },
} satisfies Dictionary<'pt'>['figures'];
