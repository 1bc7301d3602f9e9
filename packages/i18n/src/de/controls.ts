import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: 'Nach {{column}} sortieren',
    sortedAscending: 'Nach {{column}} aufsteigend sortiert',
    sortedDescending: 'Nach {{column}} absteigend sortiert',
    unsorted: 'Nicht sortiert',
    rows: { one: '{{count}} Zeile', other: '{{count}} Zeilen' },
  },
  pagination: {
    label: 'Seiten',
    page: 'Seite {{page}}',
    previous: 'Zurück',
    next: 'Weiter',
    loadMore: 'Mehr laden',
  },
  choice: {
    search: 'Suchen',
    empty: 'Nichts gefunden',
    loading: 'Wird geladen…',
    clear: 'Leeren',
    results: { one: '{{count}} Ergebnis', other: '{{count}} Ergebnisse' },
  },
  form: {
    problems: {
      one: '{{count}} Feld muss geprüft werden',
      other: '{{count}} Felder müssen geprüft werden',
    },
    unsavedTitle: 'Ohne Speichern verlassen?',
    unsavedText: 'Ihre Eingaben gehen verloren.',
    leave: 'Verlassen',
    stay: 'Weiter bearbeiten',
  },
} satisfies Dictionary<'de'>['controls'];
