import type { Dictionary } from '../types.ts';

export const display = {
  avatars: {
    people: 'Personnes',
    more: {
      one: '{{count}} autre personne',
      many: '{{count}} autres personnes',
      other: '{{count}} autres personnes',
    },
  },
  edit: {
    hint: 'Modifier : {{label}}',
    required: 'Saisissez un texte.',
    failed: 'Non enregistré. Réessayez.',
    saving: 'Enregistrement…',
  },
  timeline: {
    empty: 'Rien pour l’instant',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    noDate: 'Sans date',
  },
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
