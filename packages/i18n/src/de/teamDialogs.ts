import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'Benutzer einladen',
    email: 'E-Mail-Adresse',
    emailPlaceholder: 'E-Mail-Adresse eingeben',
    role: 'Rolle',
    rolePlaceholder: 'Rolle auswählen',
    cancel: 'Abbrechen',
    submit: 'Einladen',
    pending: 'Wird eingeladen...',
    draft: 'Ihre nicht gesendete Einladung wurde aufbewahrt.',
    roleRequired: 'Die Rolle ist erforderlich',
    duplicate: 'Diese E-Mail-Adresse ist bereits eingeladen oder gehört einem Teammitglied',
  },
  confirm: {
    title: 'Möchten Sie wirklich fortfahren?',
    text: 'Diese Aktion entzieht dem Benutzer dauerhaft den Zugriff.',
    cancel: 'Abbrechen',
    submit: 'Entfernen',
    pending: 'Wird entfernt…',
  },
} satisfies Dictionary<'de'>['teamDialogs'];
