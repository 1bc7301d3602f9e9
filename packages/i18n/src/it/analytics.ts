import type { Dictionary } from '../types.ts';

export const analytics = {
  subtitle:
    'Voce, CRM, integrazioni e utilizzo in un solo periodo: dal {{from}} al {{to}}, {{zone}}.',
  loading: 'Caricamento dei dati…',
  figures: 'Dati principali',
  others: 'Gli altri pannelli non ne risentono.',
  stat: {
    conversations: 'Conversazioni',
    created: 'Lead creati',
    won: 'Lead vinti',
    interactions: 'Interazioni',
    calls: 'di cui {{value}} chiamate',
  },
  conversations: {
    title: 'Conversazioni',
    subtitle: 'Al giorno, {{zone}}',
    failed: 'Impossibile caricare le conversazioni',
    empty: 'Nessuna conversazione in questo periodo',
    value: {
      one: '{{count}} conversazione',
      many: '{{count}} di conversazioni',
      other: '{{count}} conversazioni',
    },
    source: 'Fonte: agenti vocali, {{counted}} di {{total}} conversazioni.',
    today: 'Oggi',
    week: 'Questa settimana',
    success: 'Tasso di successo',
    service: 'Secondo il servizio vocale',
  },
  leads: {
    title: 'Lead',
    perWeek: 'A settimana',
    perMonth: 'Al mese',
    created: 'Creati',
    won: 'Vinti',
    week: 'Sett. {{number}}',
    createdIn: '{{period}}: {{value}} creati',
    wonIn: '{{period}}: {{value}} vinti',
    failed: 'Impossibile caricare i lead',
    source:
      'Fonte: CRM, {{value}} lead. Settimane e mesi sono interi; un lead vinto conta nei giorni in cui è stato creato.',
    sourceTruncated:
      'Fonte: CRM, primi {{value}} lead. Settimane e mesi sono interi; un lead vinto conta nei giorni in cui è stato creato.',
    empty: 'Nessun lead in questi giorni',
  },
  interactions: {
    title: 'Interazioni per tipo',
    failed: 'Impossibile caricare le interazioni',
    source: 'Fonte: CRM, {{value}} interazioni.',
    sourceTruncated: 'Fonte: CRM, prime {{value}} interazioni.',
    empty: 'Nessuna interazione in questo periodo',
    unknown: 'Altre',
    type: {
      call: 'Chiamate',
      email: 'E-mail',
      meeting: 'Riunioni',
      note: 'Note',
    },
  },
  integrations: {
    title: 'Stato delle integrazioni',
    failed: 'Impossibile caricare le integrazioni',
    source: 'Fonte: integrazioni, {{used}} di {{total}} in uso.',
    empty: 'Nessuna integrazione è in uso.',
  },
  usage: {
    title: 'Utilizzo e piano',
    failed: 'Impossibile caricare l’utilizzo',
    source: 'Fonte: fatturazione, il periodo corrente qualunque sia l’intervallo.',
    sourceOfPlan: 'Fonte: fatturazione, {{plan}}, il periodo corrente qualunque sia l’intervallo.',
    empty: 'Nessun diritto trovato',
    of: '{{used}} di {{included}}',
  },
} satisfies Dictionary<'it'>['analytics'];
