import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'Personen, Tarif und Verbindungen Ihrer Organisation.',
  subtitleOf: 'Personen, Tarif und Verbindungen von {{tenant}}.',
  loading: 'Zahlen werden geladen…',
  teams: {
    text: 'Laden Sie Kollegen ein und legen Sie ihre Rollen fest.',
    people: { one: 'Person', other: 'Personen' },
    pending: { one: '{{count}} Einladung ausstehend', other: '{{count}} Einladungen ausstehend' },
  },
  billing: {
    text: 'Tarif, Nutzung und Rechnungen.',
    plan: 'aktueller Tarif',
    renews: 'nächste Rechnung {{date}}',
    ends: 'endet am {{date}}',
  },
  integrations: {
    text: 'Dienste, aus denen Ihre Assistenten lesen und in denen sie handeln.',
    connected: { one: 'verbunden', other: 'verbunden' },
    action: { one: '{{count}} erfordert eine Aktion', other: '{{count}} erfordern eine Aktion' },
  },
} satisfies Dictionary<'de'>['settings'];
