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
  search: { clear: 'Suche leeren' },
  export: 'CSV exportieren',
  selection: {
    label: 'Auswahl',
    count: { one: '{{count}} ausgewählt', other: '{{count}} ausgewählt' },
    clear: 'Aufheben',
    start: 'Auswählen',
    all: 'Alle auswählen',
    row: '{{name}} auswählen',
  },
  confirm: {
    typeName: 'Zur Bestätigung „{{name}}“ eingeben',
    wrongName: 'Das ist nicht der Name.',
  },
  comingSoon: {
    title: 'Hier entsteht etwas Großartiges',
    text: 'An dieser Seite wird noch gearbeitet. Im Moment gibt es nichts zu tun.',
    home: 'Zum Dashboard',
  },
} satisfies Dictionary<'de'>['controls'];
