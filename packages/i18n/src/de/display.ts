import type { Dictionary } from '../types.ts';

export const display = {
  avatars: {
    people: 'Personen',
    more: { one: '{{count}} weitere Person', other: '{{count}} weitere Personen' },
  },
  edit: {
    hint: 'Bearbeiten: {{label}}',
    required: 'Geben Sie einen Text ein.',
    failed: 'Nicht gespeichert. Versuchen Sie es erneut.',
    saving: 'Wird gespeichert…',
  },
  timeline: { empty: 'Noch nichts', today: 'Heute', yesterday: 'Gestern', noDate: 'Ohne Datum' },
  copy: {
    byHand: 'Von Hand kopieren',
    selected:
      'Der Browser lässt diese Seite nicht kopieren. Der Text ist ausgewählt: Kopieren Sie ihn mit {{keys}}.',
    text: 'Zu kopierender Text',
  },
  code: {
    label: 'Code',
    wrap: 'Zeilen umbrechen',
    copy: 'Code kopieren',
  },
} satisfies Dictionary<'de'>['display'];
