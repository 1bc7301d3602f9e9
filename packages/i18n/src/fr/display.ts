import type { Dictionary } from '../types.ts';

export const display = {
  copy: {
    byHand: 'Copier à la main',
    selected:
      'Le navigateur n’autorise pas cette page à copier. Le texte est sélectionné : copiez-le avec {{keys}}.',
    text: 'Texte à copier',
  },
  code: {
    label: 'Code',
    wrap: 'Renvoi à la ligne',
    copy: 'Copier le code',
  },
} satisfies Dictionary<'fr'>['display'];
