import type { Dictionary } from '../types.ts';

export const session = {
  panel: {
    label: 'Über das Produkt',
    headline: 'KI-Automatisierung, die beim ersten Klingeln antwortet.',
    text: 'Sprachagenten, Chatbots und Inhalte, die auf dem aufbauen, was Ihr Unternehmen bereits weiß – an einem Ort, mit dem Ihr ganzes Team arbeiten kann.',
  },
  soon: { back: 'Zurück zur Anmeldung' },
  signIn: {
    title: 'Anmelden',
    hint: 'Verwenden Sie die E-Mail-Adresse, an die Ihr Administrator die Einladung geschickt hat.',
    google: 'Weiter mit Google',
    or: 'oder',
    email: 'E-Mail',
    emailPlaceholder: 'sie@firma.de',
    continue: 'Weiter',
    continuing: 'Wird geprüft…',
    redirecting: 'Sie werden zur Anmeldeseite weitergeleitet…',
    success: 'Angemeldet. Ihr Dashboard wird geöffnet…',
    newHere: 'Neu hier?',
    createAccount: 'Konto erstellen',
  },
  password: {
    title: 'Geben Sie Ihr Passwort ein',
    signingInAs: 'Anmeldung als',
    label: 'Passwort',
    required: 'Das Passwort ist erforderlich',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft…',
    forgot: 'Passwort vergessen?',
    back: 'Zurück',
  },
  callback: {
    title: 'Anmeldung wird abgeschlossen',
    text: 'Das dauert einen Moment. Sie können diese Seite geöffnet lassen.',
    success: 'Erfolgreich mit Google angemeldet!',
    opening: 'Ihr Dashboard wird geöffnet…',
    failedTitle: 'Die Anmeldung wurde nicht abgeschlossen',
    cancelled: 'Sie haben bei Google abgebrochen. Es wurde nichts geändert.',
    tryAgain: 'Erneut versuchen',
    usePassword: 'Passwort verwenden',
  },
  error: {
    login: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    noResponse: 'Der Server hat keine gültige Antwort gegeben',
    googleStart:
      'Die Anmeldung mit Google konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
    googleUrl: 'Die Google-Adresse für die Anmeldung konnte nicht abgerufen werden',
    google: 'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    state: 'Der Parameter state ist ungültig. Bitte versuchen Sie es erneut.',
    offline: 'Sie sind offline. Stellen Sie eine Verbindung her und versuchen Sie es erneut.',
  },
  ended: {
    expired: 'Die Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
} satisfies Dictionary<'de'>['session'];
