import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'Anrufe',
  basedOn: 'Aus {{counted}} von {{total}} Anrufen',
  loading: 'Zahlen werden geladen…',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  figures: 'Kennzahlen',
  card: {
    calls: 'Anrufe',
    answered: 'Angenommen',
    success: 'Erfolg',
    duration: 'Durchschnittliche Dauer',
    latency: 'Typische Antwortzeit',
    p90: '9 von 10 Anrufen in {{value}}',
    shareOfCalls: '{{share}} der Anrufe',
    fewCalls: 'Jeder Punkt ist ein Anruf: zu wenige für eine typische Zeit',
  },
  volume: {
    title: 'Aufkommen',
    subtitle: 'Anrufe pro Tag, {{zone}}',
    calls: 'Anrufe',
    empty: 'Keine Anrufe in diesem Zeitraum',
    value: {
      one: '{{count}} Anruf',
      other: '{{count}} Anrufe',
    },
  },
  outcomes: {
    title: 'Ergebnisse',
    subtitle: 'Wählen Sie eines, um seine Anrufe zu sehen',
    note: 'Ein Anruf zählt als Erfolg, wenn er abgeschlossen oder weitergeleitet wurde.',
    unknown: 'Unbekannt',
  },
  reasons: {
    title: 'Warum Anrufe endeten',
    open: 'Im Anrufverlauf öffnen',
    reason: 'Grund',
    calls: 'Anrufe',
    share: 'Anteil',
    duration: 'Durchschnittliche Dauer',
    before: 'Zeitraum davor',
    empty: 'Keine Anrufe in diesem Zeitraum',
    unknown: 'Unbekannt',
  },
  dots: 'Antwortzeit jedes Anrufs',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'de'>['voiceAnalytics'];
