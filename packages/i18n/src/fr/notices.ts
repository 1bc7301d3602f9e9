import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'Une nouvelle version est disponible',
    text: 'Rechargez quand cela vous convient. Ce que vous avez saisi dans les formulaires est conservé.',
    reload: 'Recharger',
    later: 'Pas maintenant',
  },
  lastPage: {
    title: 'Reprendre où vous en étiez',
    text: 'Votre session s’est terminée sur la page « {{page}} ».',
    draft: 'Ce que vous avez saisi est conservé.',
    open: 'Continuer',
    dismiss: 'Ignorer',
  },
} satisfies Dictionary<'fr'>['notices'];
