import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: 'Trier par {{column}}',
    sortedAscending: 'Trié par {{column}}, ordre croissant',
    sortedDescending: 'Trié par {{column}}, ordre décroissant',
    unsorted: 'Non trié',
    rows: { one: '{{count}} ligne', many: '{{count}} de lignes', other: '{{count}} lignes' },
  },
  pagination: {
    label: 'Pages',
    page: 'Page {{page}}',
    previous: 'Précédent',
    next: 'Suivant',
    loadMore: 'Charger plus',
  },
  choice: {
    search: 'Rechercher',
    empty: 'Aucun résultat',
    loading: 'Chargement…',
    clear: 'Effacer',
    results: {
      one: '{{count}} résultat',
      many: '{{count}} de résultats',
      other: '{{count}} résultats',
    },
  },
  form: {
    problems: {
      one: '{{count}} champ à corriger',
      many: '{{count}} de champs à corriger',
      other: '{{count}} champs à corriger',
    },
    unsavedTitle: 'Quitter sans enregistrer ?',
    unsavedText: 'Votre saisie sera perdue.',
    leave: 'Quitter',
    stay: 'Continuer la saisie',
  },
} satisfies Dictionary<'fr'>['controls'];
