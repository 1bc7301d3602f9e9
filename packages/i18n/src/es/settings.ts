import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'Personas, plan y conexiones de tu organización.',
  subtitleOf: 'Personas, plan y conexiones de {{tenant}}.',
  loading: 'Cargando cifras…',
  teams: {
    text: 'Invita a colegas y define sus roles.',
    people: { one: 'persona', many: 'de personas', other: 'personas' },
    pending: {
      one: '{{count}} invitación pendiente',
      many: '{{count}} de invitaciones pendientes',
      other: '{{count}} invitaciones pendientes',
    },
  },
  billing: {
    text: 'Plan, uso y facturas.',
    plan: 'plan actual',
    renews: 'próxima factura {{date}}',
    ends: 'termina el {{date}}',
  },
  integrations: {
    text: 'Servicios que tus asistentes consultan y en los que actúan.',
    connected: { one: 'conectada', many: 'conectadas', other: 'conectadas' },
    action: {
      one: '{{count}} requiere acción',
      many: '{{count}} requieren acción',
      other: '{{count}} requieren acción',
    },
  },
} satisfies Dictionary<'es'>['settings'];
