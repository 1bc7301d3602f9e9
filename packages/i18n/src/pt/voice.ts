import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'Seções dos agentes de voz',
  type: { inbound: 'Recebidas', outbound: 'Efetuadas', web: 'Web' },
} satisfies Dictionary<'pt'>['voice'];
