import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Seiten',
    page: 'Seite {{page}}',
    previous: 'Zurück',
    next: 'Weiter',
    loadMore: 'Mehr laden',
  },
  search: { clear: 'Suche leeren' },
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'Filter zurücksetzen',
    button: 'Filter',
    open: 'Filter, {{count}} aktiv',
    title: 'Filter',
    clearAll: 'Alle zurücksetzen',
    show: { one: '{{count}} Ergebnis anzeigen', other: '{{count}} Ergebnisse anzeigen' },
    showResults: 'Ergebnisse anzeigen',
    active: 'Aktive Filter',
    remove: 'Filter entfernen: {{name}}',
    removed: 'Filter entfernt: {{name}}',
  },
  export: 'CSV exportieren',
  exporting: 'Alle Zeilen für den Export werden geladen. Bisher: {{loaded}}',
  exported: { one: '{{count}} Zeile gespeichert', other: '{{count}} Zeilen gespeichert' },
  exportedPart: 'Die ersten {{saved}} Zeilen sind gespeichert. Es gibt weitere.',
  slot: {
    failed: 'Dieser Teil konnte nicht angezeigt werden.',
    failedShort: 'Fehler',
    actions: 'Aktionen für {{name}}',
    column: 'Aktionen',
  },
  selection: {
    label: 'Auswahl',
    count: { one: '{{count}} ausgewählt', other: '{{count}} ausgewählt' },
    clear: 'Aufheben',
    start: 'Auswählen',
    all: 'Alle auswählen',
    row: '{{name}} auswählen',
  },
} satisfies Dictionary<'de'>['controls'];
