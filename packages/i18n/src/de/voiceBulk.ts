import type { Dictionary } from '../types.ts';

export const voiceBulk = {
  release: {
    title: {
      one: '{{count}} Nummer freigeben?',
      other: '{{count}} Nummern freigeben?',
    },
    text: 'Sie gehen an den Anbieter zurück. Anrufe werden nicht mehr beantwortet.',
    failed: 'Diese Nummern konnten nicht freigegeben werden.',
  },
  online: {
    confirm: 'Online nehmen',
    none: 'Alle sind bereits online',
    title: {
      one: '{{count}} Agenten online nehmen?',
      other: '{{count}} Agenten online nehmen?',
    },
    text: 'Jeder wird vorher geprüft. Wem etwas fehlt, der bleibt offline.',
    pending: 'Wird geprüft…',
    failed: 'Diese Agenten bleiben offline.',
    failedOne: 'Konnte nicht online gehen.',
    done: {
      one: '{{count}} Agent ist online',
      other: '{{count}} Agenten sind online',
    },
  },
  offline: {
    none: 'Alle sind bereits offline',
    title: {
      one: '{{count}} Agenten offline nehmen?',
      other: '{{count}} Agenten offline nehmen?',
    },
    text: 'Sie nehmen keine Anrufe mehr an.',
    pending: 'Wird offline genommen…',
    failed: 'Diese Agenten bleiben online.',
    failedOne: 'Konnte nicht offline gehen.',
    done: {
      one: '{{count}} Agent ist offline',
      other: '{{count}} Agenten sind offline',
    },
  },
  delete: {
    title: {
      one: '{{count}} Agenten löschen?',
      other: '{{count}} Agenten löschen?',
    },
    text: 'Die Agenten und ihre Einstellungen werden entfernt. Ihre Anrufe bleiben im Verlauf.',
    pending: 'Wird gelöscht…',
    failed: 'Diese Agenten konnten nicht gelöscht werden.',
    failedOne: 'Konnte nicht gelöscht werden.',
    done: {
      one: '{{count}} Agent gelöscht',
      other: '{{count}} Agenten gelöscht',
    },
  },
  unanswered: 'Diese Nummern werden nicht mehr beantwortet:',
} satisfies Dictionary<'de'>['voiceBulk'];
