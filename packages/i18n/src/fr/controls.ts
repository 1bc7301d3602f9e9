import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Pages',
    page: 'Page {{page}}',
    previous: 'Précédent',
    next: 'Suivant',
    loadMore: 'Charger plus',
  },
  form: {
    unsavedTitle: 'Quitter sans enregistrer ?',
    unsavedText: 'Votre saisie sera perdue.',
    leave: 'Quitter',
    stay: 'Continuer la saisie',
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
  confirm: {
    typeName: 'Saisissez « {{name}} » pour confirmer',
    wrongName: 'Ce n’est pas le bon nom.',
  },
  comingSoon: {
    title: 'Quelque chose d’exceptionnel arrive',
    text: 'Cette page est en construction. Il n’y a rien à faire pour l’instant.',
    home: 'Aller au tableau de bord',
  },
} satisfies Dictionary<'fr'>['controls'];
