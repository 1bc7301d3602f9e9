import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'Sta arrivando qualcosa di straordinario',
  text: 'Questa pagina è in costruzione. Per ora non c’è nulla da fare.',
  home: 'Vai alla dashboard',
} satisfies Dictionary<'it'>['comingSoon'];
