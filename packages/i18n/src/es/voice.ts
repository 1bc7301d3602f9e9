import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'Secciones de agentes de voz',
  type: { inbound: 'Entrante', outbound: 'Saliente', web: 'Web' },
} satisfies Dictionary<'es'>['voice'];
