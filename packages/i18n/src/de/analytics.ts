import type { Dictionary } from '../types.ts';

export const analytics = {
  subtitle:
    'Sprache, CRM, Integrationen und Nutzung in einem Zeitraum: {{from}} bis {{to}}, {{zone}}.',
  loading: 'Zahlen werden geladen…',
  figures: 'Wichtigste Zahlen',
  others: 'Die anderen Bereiche sind nicht betroffen.',
  stat: {
    conversations: 'Gespräche',
    created: 'Neue Leads',
    won: 'Gewonnene Leads',
    interactions: 'Interaktionen',
    calls: 'davon {{value}} Anrufe',
  },
  conversations: {
    title: 'Gespräche',
    subtitle: 'Pro Tag, {{zone}}',
    failed: 'Gespräche konnten nicht geladen werden',
    empty: 'Keine Gespräche in diesem Zeitraum',
    value: {
      one: '{{count}} Gespräch',
      other: '{{count}} Gespräche',
    },
    source: 'Quelle: Sprachagenten, {{counted}} von {{total}} Gesprächen.',
    today: 'Heute',
    week: 'Diese Woche',
    success: 'Erfolgsquote',
    service: 'Vom Sprachdienst gezählt',
  },
  leads: {
    title: 'Leads',
    perWeek: 'Pro Woche',
    perMonth: 'Pro Monat',
    created: 'Neu',
    won: 'Gewonnen',
    week: 'KW {{number}}',
    createdIn: '{{period}}: {{value}} neu',
    wonIn: '{{period}}: {{value}} gewonnen',
    failed: 'Leads konnten nicht geladen werden',
    source:
      'Quelle: CRM, {{value}} Leads. Wochen und Monate sind ganze; ein Lead zählt als gewonnen in den Tagen, in denen er angelegt wurde.',
    sourceTruncated:
      'Quelle: CRM, erste {{value}} Leads. Wochen und Monate sind ganze; ein Lead zählt als gewonnen in den Tagen, in denen er angelegt wurde.',
    empty: 'Keine Leads in diesen Tagen',
  },
  interactions: {
    title: 'Interaktionen nach Art',
    failed: 'Interaktionen konnten nicht geladen werden',
    source: 'Quelle: CRM, {{value}} Interaktionen.',
    sourceTruncated: 'Quelle: CRM, erste {{value}} Interaktionen.',
    empty: 'Keine Interaktionen in diesem Zeitraum',
    unknown: 'Andere',
    type: {
      call: 'Anrufe',
      email: 'E-Mails',
      meeting: 'Treffen',
      note: 'Notizen',
    },
  },
  integrations: {
    title: 'Zustand der Integrationen',
    failed: 'Integrationen konnten nicht geladen werden',
    source: 'Quelle: Integrationen, {{used}} von {{total}} in Gebrauch.',
    empty: 'Keine Integration ist in Gebrauch.',
  },
  usage: {
    title: 'Nutzung und Tarif',
    failed: 'Die Nutzung konnte nicht geladen werden',
    source: 'Quelle: Abrechnung, der laufende Zeitraum, unabhängig von der Auswahl.',
    sourceOfPlan:
      'Quelle: Abrechnung, {{plan}}, der laufende Zeitraum, unabhängig von der Auswahl.',
    empty: 'Keine Berechtigungen gefunden',
    of: '{{used}} von {{included}}',
  },
} satisfies Dictionary<'de'>['analytics'];
