import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Seiten',
    page: 'Seite {{page}}',
    previous: 'Zurück',
    next: 'Weiter',
    loadMore: 'Mehr laden',
  },
  form: {
    unsavedTitle: 'Ohne Speichern verlassen?',
    unsavedText: 'Ihre Eingaben gehen verloren.',
    leave: 'Verlassen',
    stay: 'Weiter bearbeiten',
  },
} satisfies Dictionary<'de'>['controls'];
