import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Agentes que atendem e fazem chamadas para a sua empresa.',
  tabs: 'Seções dos agentes de voz',
  type: { inbound: 'Recebidas', outbound: 'Efetuadas', web: 'Web' },
} satisfies Dictionary<'pt'>['voice'];
