import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'Diese Aktion entzieht {{count}} Person dauerhaft den Zugriff.',
    other: 'Diese Aktion entzieht {{count}} Personen dauerhaft den Zugriff.',
  },
  staying: 'Diese Personen bleiben:',
  failed: 'Diese Personen konnten nicht entfernt werden.',
  none: 'Keine der ausgewählten Personen kann entfernt werden.',
} satisfies Dictionary<'de'>['teamBulk'];
