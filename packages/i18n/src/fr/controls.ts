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
  export: 'Exporter en CSV',
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
