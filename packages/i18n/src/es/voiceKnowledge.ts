import type { Dictionary } from '../types.ts';

export const voiceKnowledge = {
  section: 'Bases de conocimiento',
  count: {
    one: '{{count}} base de conocimiento',
    many: '{{count}} de bases de conocimiento',
    other: '{{count}} bases de conocimiento',
  },
  found: {
    one: '{{count}} base de conocimiento encontrada',
    many: '{{count}} de bases de conocimiento encontradas',
    other: '{{count}} bases de conocimiento encontradas',
  },
  truncated: 'Solo se muestran las primeras {{shown}} de {{total}} bases de conocimiento.',
  loading: 'Cargando bases de conocimiento…',
  search: 'Buscar bases de conocimiento',
  empty: {
    title: 'No se encontraron bases de conocimiento',
    text: 'Una base de conocimiento que se añade a la biblioteca puede asignarse aquí a los agentes.',
    filtered: 'Nada coincide. Pruebe otra palabra o quite el filtro.',
  },
  column: {
    name: 'Nombre',
    documents: 'Documentos',
    agents: 'Agentes',
    updated: 'Actualizada',
    actions: 'Acciones',
  },
  filter: {
    agent: 'Filtrar por agente',
    allAgents: 'Todos los agentes',
  },
  ready: '{{ready}} de {{total}} listos',
  noneReady: 'Ningún documento listo',
  noneReadyHint: 'Los agentes aún no encuentran nada en ella',
  more: '{{names}} y {{count}} más',
  noAgent: 'Sin agente',
  choose: 'Elegir agentes',
  chooseFor: 'Elegir agentes para {{name}}',
  agentsFailed: 'No se pudieron cargar los agentes.',
  agentsTruncated: 'Solo se muestran los primeros {{shown}} de {{total}} agentes.',
  dialog: {
    title: 'Agentes que usan {{name}}',
    description: 'Los cambios se aplican de inmediato.',
    noAgents: 'Aún no hay agentes.',
    search: 'Buscar agentes',
    noMatch: 'Nada coincide. Pruebe otra palabra.',
    loading: 'Cargando agentes…',
    noneReady: 'Ningún documento está listo: los agentes aún no encuentran nada en ella.',
    retrieval: 'Pasajes que {{agent}} consulta para una respuesta',
    passages: { one: '{{count}} pasaje', many: '{{count}} de pasajes', other: '{{count}} pasajes' },
    only: 'Responder solo con el conocimiento',
    onlyOf: '{{agent}}: Responder solo con el conocimiento',
    applies:
      'El número de pasajes y «Responder solo con el conocimiento» se aplican a todas las bases de conocimiento del agente.',
    offline: 'Desconectado',
  },
  toast: {
    attached: '{{agent}} ya la usa',
    detached: '{{agent}} ya no la usa',
  },
  error: {
    load: 'No se pudieron cargar las bases de conocimiento. Inténtelo de nuevo.',
    change: 'No se pudo cambiar {{agent}}. Inténtelo de nuevo.',
  },
} satisfies Dictionary<'es'>['voiceKnowledge'];
