import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'Rechercher', none: 'Aucun résultat', clear: 'Effacer {{label}}' },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé',
  },
} satisfies Dictionary<'fr'>['fields'];
