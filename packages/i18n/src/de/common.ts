import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'Wird geladen…',
  notAvailable: 'k. A.',
  breadcrumb: 'Navigationspfad',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  action: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    dismiss: 'Ausblenden',
    retry: 'Erneut versuchen',
    more: 'Weitere Aktionen',
    open: 'Öffnen',
  },
  draft: { kept: 'Entwurf aufbewahrt', discard: 'Entwurf verwerfen' },
  copy: {
    action: 'Kopieren',
    label: '{{text}} kopieren',
    copied: 'Kopiert',
    refused: 'Nicht kopiert: Der Browser hat es abgelehnt',
  },
  reach: { call: '{{text}} anrufen', write: 'E-Mail an {{text}}' },
  language: {
    label: 'Sprache',
    failed:
      'Die Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie sie erneut.',
  },
  toast: {
    region: 'Meldungen',
    close: 'Meldung schließen',
    repeated: { one: '{{count}} Mal angezeigt', other: '{{count}} Mal angezeigt' },
  },
  notice: {
    offline: 'Sie sind offline. Was Sie sehen, ist möglicherweise nicht aktuell.',
    storageBlocked:
      'Dieser Browser blockiert das Speichern. Sie bleiben nur angemeldet, bis Sie diesen Tab schließen oder neu laden.',
  },
  error: {
    default: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    generic: 'Ein Fehler ist aufgetreten',
    offline: 'Sobald Sie verbunden sind, erscheint dies von selbst wieder.',
    network:
      'Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    noPermission: 'Sie haben keine Berechtigung für diese Aktion',
  },
  validation: {
    emailRequired: 'Die E-Mail-Adresse ist erforderlich',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
    emailLetters: 'Verwenden Sie vor dem @ nur Buchstaben ohne Akzente und Umlaute',
    emailTooLong: 'Verwenden Sie höchstens 254 Zeichen',
    phoneNoNumber: 'Geben Sie eine Telefonnummer in Ziffern ein, zum Beispiel +49 30 901820',
    phoneTooLong: 'Eine Telefonnummer hat höchstens 15 Ziffern',
  },
} satisfies Dictionary<'de'>['common'];
