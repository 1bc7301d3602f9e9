import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Eingabetaste, Komma oder Semikolon fügen den Text hinzu. Die Rücktaste im leeren Feld wechselt zum letzten Eintrag.',
  remove: '{{tag}} entfernen',
  added: '{{tag}} hinzugefügt.',
  addedMany: {
    one: '{{count}} Eintrag hinzugefügt.',
    other: '{{count}} Einträge hinzugefügt.',
  },
  removed: '{{tag}} entfernt.',
  count: '{{count}} von {{max}}',
  fault: {
    duplicate: '„{{tag}}“ ist schon in der Liste.',
    length: '„{{tag}}“ ist zu lang. Verwenden Sie höchstens {{max}} Zeichen.',
    count: 'Mehr als {{max}} Einträge sind nicht möglich. Entfernen Sie zuerst einen.',
    more: {
      one: '{{count}} Eintrag wurde nicht hinzugefügt.',
      other: '{{count}} Einträge wurden nicht hinzugefügt.',
    },
  },
} satisfies Dictionary<'de'>['tags'];
