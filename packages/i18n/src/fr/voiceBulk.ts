import type { Dictionary } from '../types.ts';

export const voiceBulk = {
  release: {
    title: {
      one: 'Libérer {{count}} numéro ?',
      many: 'Libérer {{count}} de numéros ?',
      other: 'Libérer {{count}} numéros ?',
    },
    text: 'Ils retournent à l’opérateur. Leurs appels ne sont plus pris.',
    failed: 'Ces numéros n’ont pas pu être libérés.',
  },
  online: {
    confirm: 'Mettre en ligne',
    none: 'Ils sont déjà tous en ligne',
    title: {
      one: 'Mettre en ligne {{count}} agent ?',
      many: 'Mettre en ligne {{count}} d’agents ?',
      other: 'Mettre en ligne {{count}} agents ?',
    },
    text: 'Chacun est vérifié d’abord. S’il lui manque quelque chose, il reste hors ligne.',
    pending: 'Vérification…',
    failed: 'Ces agents restent hors ligne.',
    failedOne: 'N’a pas pu être mis en ligne.',
    done: {
      one: 'En ligne : {{count}} agent',
      many: 'En ligne : {{count}} d’agents',
      other: 'En ligne : {{count}} agents',
    },
  },
  offline: {
    none: 'Ils sont déjà tous hors ligne',
    title: {
      one: 'Mettre hors ligne {{count}} agent ?',
      many: 'Mettre hors ligne {{count}} d’agents ?',
      other: 'Mettre hors ligne {{count}} agents ?',
    },
    text: 'Ils ne prennent plus d’appels.',
    pending: 'Mise hors ligne…',
    failed: 'Ces agents restent en ligne.',
    failedOne: 'N’a pas pu être mis hors ligne.',
    done: {
      one: 'Hors ligne : {{count}} agent',
      many: 'Hors ligne : {{count}} d’agents',
      other: 'Hors ligne : {{count}} agents',
    },
  },
  delete: {
    title: {
      one: 'Supprimer {{count}} agent ?',
      many: 'Supprimer {{count}} d’agents ?',
      other: 'Supprimer {{count}} agents ?',
    },
    text: 'Les agents et leurs réglages sont supprimés. Leurs appels restent dans l’historique.',
    pending: 'Suppression…',
    failed: 'Ces agents n’ont pas pu être supprimés.',
    failedOne: 'N’a pas pu être supprimé.',
    done: {
      one: 'Supprimé : {{count}} agent',
      many: 'Supprimé : {{count}} d’agents',
      other: 'Supprimé : {{count}} agents',
    },
  },
  unanswered: 'Ces numéros ne sont plus pris :',
} satisfies Dictionary<'fr'>['voiceBulk'];
