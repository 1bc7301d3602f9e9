import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Agenten, die für Ihr Unternehmen Anrufe annehmen und tätigen.',
  tabs: 'Bereiche der Sprachagenten',
  type: { inbound: 'Eingehend', outbound: 'Ausgehend', web: 'Web' },
} satisfies Dictionary<'de'>['voice'];
