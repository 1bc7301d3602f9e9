import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Agentes que atienden y realizan llamadas para su empresa.',
  tabs: 'Secciones de agentes de voz',
  type: { inbound: 'Entrante', outbound: 'Saliente', web: 'Web' },
} satisfies Dictionary<'es'>['voice'];
