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
    latency: 'Tiempo de respuesta típico',
    p90: '9 de cada 10 en {{value}} o menos',
    shareOfCalls: '{{share}} de las llamadas',
    fewCalls: 'Cada punto es una llamada: muy pocas para un tiempo típico',
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
  dots: 'Tiempo de respuesta de cada llamada',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'es'>['voiceAnalytics'];
