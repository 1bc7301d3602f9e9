import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'Pessoas, plano e conexões da sua organização.',
  subtitleOf: 'Pessoas, plano e conexões de {{tenant}}.',
  loading: 'Carregando números…',
  teams: {
    text: 'Convide colegas e defina as funções deles.',
    people: { one: 'pessoa', many: 'de pessoas', other: 'pessoas' },
    pending: {
      one: '{{count}} convite pendente',
      many: '{{count}} de convites pendentes',
      other: '{{count}} convites pendentes',
    },
  },
  billing: {
    text: 'Plano, uso e faturas.',
    plan: 'plano atual',
    renews: 'próxima fatura {{date}}',
    ends: 'termina em {{date}}',
  },
  integrations: {
    text: 'Serviços que seus assistentes consultam e nos quais atuam.',
    connected: { one: 'conectada', many: 'conectadas', other: 'conectadas' },
    action: {
      one: '{{count}} exige ação',
      many: '{{count}} exigem ação',
      other: '{{count}} exigem ação',
    },
  },
} satisfies Dictionary<'pt'>['settings'];
