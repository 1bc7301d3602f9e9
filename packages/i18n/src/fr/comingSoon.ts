import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'Quelque chose d’exceptionnel arrive',
  text: 'Cette page est en construction. Il n’y a rien à faire pour l’instant.',
  home: 'Aller au tableau de bord',
} satisfies Dictionary<'fr'>['comingSoon'];
