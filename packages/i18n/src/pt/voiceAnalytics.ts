import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'Chamadas',
  basedOn: 'Com base em {{counted}} de {{total}} chamadas',
  loading: 'Carregando números…',
  failed: 'Não foi possível carregar os números.',
  figures: 'Números principais',
  card: {
    calls: 'Chamadas',
    answered: 'Atendidas',
    success: 'Sucesso',
    duration: 'Duração média',
    latency: 'Tempo de resposta típico',
    p90: '9 de 10 chamadas em até {{value}}',
    shareOfCalls: '{{share}} das chamadas',
    fewCalls: 'Cada ponto é uma chamada: poucas para um tempo típico',
  },
  volume: {
    title: 'Volume',
    subtitle: 'Chamadas por dia, {{zone}}',
    calls: 'Chamadas',
    empty: 'Nenhuma chamada neste período',
    value: {
      one: '{{count}} chamada',
      many: '{{count}} de chamadas',
      other: '{{count}} chamadas',
    },
  },
  outcomes: {
    title: 'Resultados',
    subtitle: 'Escolha um para ver suas chamadas',
    note: 'Uma chamada conta como sucesso quando foi concluída ou transferida.',
    unknown: 'Desconhecido',
  },
  reasons: {
    title: 'Por que as chamadas terminaram',
    open: 'Abrir no histórico',
    reason: 'Motivo',
    calls: 'Chamadas',
    share: 'Parte',
    duration: 'Duração média',
    before: 'Período anterior',
    empty: 'Nenhuma chamada neste período',
    unknown: 'Desconhecido',
  },
  dots: 'Tempo de resposta de cada chamada',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'pt'>['voiceAnalytics'];
