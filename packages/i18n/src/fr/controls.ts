import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Pages',
    page: 'Page {{page}}',
    previous: 'Précédent',
    next: 'Suivant',
    loadMore: 'Charger plus',
  },
  search: { clear: 'Effacer la recherche' },
  filter: {
    chosen: '{{label}} : {{values}}',
    clear: 'Effacer le filtre',
    button: 'Filtrer',
    open: 'Filtrer, actifs : {{count}}',
    title: 'Filtres',
    clearAll: 'Tout effacer',
    show: {
      one: 'Voir {{count}} résultat',
      many: 'Voir {{count}} de résultats',
      other: 'Voir {{count}} résultats',
    },
    showResults: 'Voir les résultats',
    active: 'Filtres actifs',
    remove: 'Supprimer le filtre : {{name}}',
    removed: 'Filtre supprimé : {{name}}',
  },
  export: 'Exporter en CSV',
  exporting: 'Chargement de toutes les lignes à exporter. Jusqu’ici : {{loaded}}',
  exported: {
    one: '{{count}} ligne enregistrée',
    many: '{{count}} lignes enregistrées',
    other: '{{count}} lignes enregistrées',
  },
  exportedPart: 'Les {{saved}} premières lignes sont enregistrées. Il y en a d’autres.',
  slot: {
    failed: 'Cette partie n’a pas pu être affichée.',
    failedShort: 'Erreur',
    actions: 'Actions pour {{name}}',
    column: 'Actions',
  },
  selection: {
    label: 'Sélection',
    count: {
      one: '{{count}} sélectionné',
      many: '{{count}} de sélectionnés',
      other: '{{count}} sélectionnés',
    },
    clear: 'Effacer la sélection',
    start: 'Sélectionner',
    all: 'Tout sélectionner',
    row: 'Sélectionner {{name}}',
  },
} satisfies Dictionary<'fr'>['controls'];
