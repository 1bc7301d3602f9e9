import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'Llamadas',
  basedOn: 'Basado en {{counted}} de {{total}} llamadas',
  loading: 'Cargando cifras…',
  failed: 'No se pudieron cargar las cifras.',
  figures: 'Cifras clave',
  card: {
    calls: 'Llamadas',
    answered: 'Atendidas',
    success: 'Éxito',
    duration: 'Duración media',
    latency: 'Latencia p50',
    p90: 'p90 {{value}}',
    shareOfCalls: '{{share}} de las llamadas',
    fewCalls: 'Cada punto es una llamada: muy pocas para p50 y p90',
  },
  volume: {
    title: 'Volumen',
    subtitle: 'Llamadas por día, {{zone}}',
    calls: 'Llamadas',
    empty: 'No hay llamadas en este periodo',
    value: {
      one: '{{count}} llamada',
      many: '{{count}} de llamadas',
      other: '{{count}} llamadas',
    },
  },
  outcomes: {
    title: 'Resultados',
    subtitle: 'Elija uno para ver sus llamadas',
    note: 'Una llamada cuenta como éxito cuando se completó o se transfirió.',
    unknown: 'Desconocido',
  },
  reasons: {
    title: 'Por qué terminaron las llamadas',
    open: 'Abrir en el historial',
    reason: 'Motivo',
    calls: 'Llamadas',
    share: 'Parte',
    duration: 'Duración media',
    before: 'Periodo anterior',
    empty: 'No hay llamadas en este periodo',
    unknown: 'Desconocido',
  },
  dots: 'Latencia de cada llamada',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'es'>['voiceAnalytics'];
