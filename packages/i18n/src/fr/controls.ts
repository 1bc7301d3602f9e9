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
} satisfies Dictionary<'fr'>['controls'];
