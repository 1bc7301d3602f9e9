import type { Dictionary } from '../types.ts';

export const errors = {
  notFound: {
    page: 'Seite nicht gefunden',
    title: 'Hoppla! Seite nicht gefunden',
    text: 'Die Adresse hat sich möglicherweise geändert, oder die Seite wurde verschoben.',
    home: 'Zurück zur Startseite',
  },
  crash: {
    title: 'Hoppla, das war unser Fehler',
    text: 'Etwas ist schiefgelaufen. Versuchen Sie es in Kürze noch einmal.',
    tryAgain: 'Erneut versuchen',
    dashboard: 'Zum Dashboard',
  },
  comingSoon: {
    botEditor: 'Der Bot-Editor kommt bald.',
  },
  config: {
    page: 'Konfiguration erforderlich',
    title: 'Die App kann noch nicht starten',
    text: {
      one: '{{count}} Einstellung fehlt oder ist ungültig. Ergänzen Sie sie in config.json und laden Sie diese Seite neu.',
      other:
        '{{count}} Einstellungen fehlen oder sind ungültig. Ergänzen Sie sie in config.json und laden Sie diese Seite neu.',
    },
    unreadable:
      'Die Datei config.json konnte nicht gelesen werden. Legen Sie sie als gültiges JSON neben index.html ab.',
    list: 'Zu ergänzende Einstellungen',
    missing: 'fehlt',
    invalid: 'ungültig',
    reload: 'Neu laden',
  },
} satisfies Dictionary<'de'>['errors'];
