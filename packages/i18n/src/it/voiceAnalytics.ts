import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'Chiamate',
  basedOn: 'Su {{counted}} di {{total}} chiamate',
  loading: 'Caricamento delle cifre…',
  failed: 'Impossibile caricare le cifre.',
  figures: 'Cifre chiave',
  card: {
    calls: 'Chiamate',
    answered: 'Risposte',
    success: 'Successo',
    duration: 'Durata media',
    latency: 'Tempo di risposta tipico',
    p90: '9 chiamate su 10 entro {{value}}',
    shareOfCalls: '{{share}} delle chiamate',
    fewCalls: 'Ogni punto è una chiamata: troppo poche per un tempo tipico',
  },
  volume: {
    title: 'Volume',
    subtitle: 'Chiamate al giorno, {{zone}}',
    calls: 'Chiamate',
    empty: 'Nessuna chiamata in questo periodo',
    value: {
      one: '{{count}} chiamata',
      many: '{{count}} di chiamate',
      other: '{{count}} chiamate',
    },
  },
  outcomes: {
    title: 'Esiti',
    subtitle: 'Scegline uno per vedere le sue chiamate',
    note: 'Una chiamata conta come successo quando è stata completata o trasferita.',
    unknown: 'Sconosciuto',
  },
  reasons: {
    title: 'Perché le chiamate sono finite',
    open: 'Apri nella cronologia',
    reason: 'Motivo',
    calls: 'Chiamate',
    share: 'Quota',
    duration: 'Durata media',
    before: 'Periodo precedente',
    empty: 'Nessuna chiamata in questo periodo',
    unknown: 'Sconosciuto',
  },
  dots: 'Tempo di risposta di ogni chiamata',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'it'>['voiceAnalytics'];
