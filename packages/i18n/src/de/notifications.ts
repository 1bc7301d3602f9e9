import type { Dictionary } from '../types.ts';

export const notifications = {
  list: 'Benachrichtigungen',
  loading: 'Benachrichtigungen werden geladen…',
  loadingMore: 'Ältere Benachrichtigungen werden geladen…',
  tabs: {
    label: 'Angezeigte Benachrichtigungen',
    all: 'Alle',
    unread: 'Ungelesen',
    archived: 'Archiviert',
  },
  category: {
    label: 'Kategorie',
    all: 'Alle Kategorien',
    calls: 'Anrufe',
    agents: 'Agenten',
    integrations: 'Integrationen',
    team: 'Team',
    billing: 'Abrechnung',
    content: 'Inhalte',
    system: 'System',
  },
  severity: {
    warning: 'Warnung',
    error: 'Problem',
  },
  day: {
    today: 'Heute',
    yesterday: 'Gestern',
    unknown: 'Datum unbekannt',
  },
  unread: 'Ungelesen',
  untitled: 'Benachrichtigung ohne Titel',
  fix: 'Probleme beheben',
  action: {
    readAll: 'Alle als gelesen markieren',
    undo: 'Rückgängig',
    read: 'Als gelesen markieren',
    unread: 'Als ungelesen markieren',
    archive: 'Archivieren',
    of: 'Aktionen für {{title}}',
    next: 'Nächste Benachrichtigung',
    previous: 'Vorherige Benachrichtigung',
  },
  empty: {
    title: 'Sie sind auf dem neuesten Stand',
    text: 'Neue Benachrichtigungen erscheinen hier von selbst.',
    unread: 'Nichts ist ungelesen. Ältere Benachrichtigungen stehen unter „Alle“.',
    archived: 'Nichts ist archiviert',
    archivedText: 'Was Sie archivieren, bleibt hier erhalten.',
    filtered: 'Nichts in dieser Kategorie',
    filteredText: 'In anderen Kategorien gibt es vielleicht etwas.',
    showAll: 'Alle Kategorien',
  },
  toast: {
    readAll: 'Alle Benachrichtigungen sind als gelesen markiert',
    archived: 'Archiviert',
  },
  error: {
    load: 'Die Benachrichtigungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    more: 'Ältere Benachrichtigungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    read: 'Die Benachrichtigung konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    archive: 'Die Benachrichtigung konnte nicht archiviert werden. Bitte versuchen Sie es erneut.',
    readAll:
      'Die Benachrichtigungen konnten nicht als gelesen markiert werden. Bitte versuchen Sie es erneut.',
  },
  log: {
    title: 'Meldungen dieses Besuchs',
    text: 'Hier gibt es keinen Benachrichtigungsdienst, deshalb wird nichts aufbewahrt. Aufgeführt ist, was Ihnen seit dem Öffnen der Seite gemeldet wurde, bis sie geschlossen wird.',
    empty: 'Bisher wurde Ihnen nichts gemeldet.',
  },
} satisfies Dictionary<'de'>['notifications'];
