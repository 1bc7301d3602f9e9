import type { Dictionary } from '../types.ts';

export const voiceKnowledge = {
  section: 'Bases de conhecimento',
  count: {
    one: '{{count}} base de conhecimento',
    many: '{{count}} de bases de conhecimento',
    other: '{{count}} bases de conhecimento',
  },
  found: {
    one: '{{count}} base de conhecimento encontrada',
    many: '{{count}} de bases de conhecimento encontradas',
    other: '{{count}} bases de conhecimento encontradas',
  },
  truncated: 'São listadas apenas as primeiras {{shown}} de {{total}} bases de conhecimento.',
  loading: 'Carregando bases de conhecimento…',
  search: 'Pesquisar bases',
  empty: {
    title: 'Nenhuma base de conhecimento encontrada',
    text: 'Uma base de conhecimento adicionada à biblioteca pode ser associada a agentes aqui.',
    filtered: 'Nada corresponde. Tente outra palavra ou remova o filtro.',
  },
  column: {
    name: 'Nome',
    documents: 'Documentos',
    agents: 'Agentes',
    updated: 'Atualizada',
    actions: 'Ações',
  },
  filter: {
    agent: 'Filtrar por agente',
    allAgents: 'Todos os agentes',
  },
  ready: '{{ready}} de {{total}} prontos',
  noneReady: 'Nenhum documento pronto',
  noneReadyHint: 'Os agentes ainda não encontram nada nela',
  more: '{{names}} e mais {{count}}',
  noAgent: 'Nenhum agente',
  choose: 'Escolher agentes',
  chooseFor: 'Escolher agentes para {{name}}',
  agentsFailed: 'Não foi possível carregar os agentes.',
  agentsTruncated: 'São listados apenas os primeiros {{shown}} de {{total}} agentes.',
  dialog: {
    title: 'Agentes que usam {{name}}',
    description: 'As alterações valem imediatamente.',
    noAgents: 'Ainda não há agentes.',
    search: 'Pesquisar agentes',
    noMatch: 'Nada corresponde. Tente outra palavra.',
    loading: 'Carregando agentes…',
    noneReady: 'Nenhum documento está pronto: os agentes ainda não encontram nada nela.',
    retrieval: 'Trechos que {{agent}} consulta para uma resposta',
    passages: { one: '{{count}} trecho', many: '{{count}} de trechos', other: '{{count}} trechos' },
    only: 'Responder só com o conhecimento',
    onlyOf: '{{agent}}: Responder só com o conhecimento',
    applies:
      'O número de trechos e “Responder só com o conhecimento” valem para todas as bases de conhecimento do agente.',
    offline: 'Offline',
  },
  toast: {
    attached: '{{agent}} já a usa',
    detached: '{{agent}} não a usa mais',
  },
  error: {
    load: 'Não foi possível carregar as bases de conhecimento. Tente novamente.',
    change: 'Não foi possível alterar {{agent}}. Tente novamente.',
  },
} satisfies Dictionary<'pt'>['voiceKnowledge'];
