import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'Für mehrere Personen die Adressen mit Kommas einfügen oder eingeben.',
  invalid: '„{{address}}“: {{reason}}',
  results: 'Ergebnisse',
  waiting: 'Wartet',
  invited: 'Eingeladen',
  known: 'Bereits eingeladen oder Mitglied',
  refused: 'Nicht eingeladen',
  unsent: 'Nicht gesendet',
  progress: '{{done}} von {{total}} eingeladen',
  sending: '{{done}} von {{total}} erledigt',
  failed: 'Nicht eingeladen: {{count}}. Adressen korrigieren oder erneut versuchen.',
  onlyKnown: 'Die anderen sind bereits eingeladen oder Mitglieder.',
  stopped: 'Angehalten. Nicht eingeladen: {{count}}.',
  tryAgain: 'Erneut versuchen',
  stopQuestion: 'Einladen anhalten?',
  unsentCount: 'Noch nicht eingeladen: {{count}}.',
  stop: 'Anhalten',
  goOn: 'Weiter einladen',
} satisfies Dictionary<'de'>['teamInvite'];
