import type { Dictionary } from '../types.ts';

export const voiceKnowledge = {
  section: 'Basi di conoscenza',
  count: {
    one: '{{count}} base di conoscenza',
    many: '{{count}} di basi di conoscenza',
    other: '{{count}} basi di conoscenza',
  },
  found: {
    one: '{{count}} base di conoscenza trovata',
    many: '{{count}} di basi di conoscenza trovate',
    other: '{{count}} basi di conoscenza trovate',
  },
  truncated: 'Sono elencate solo le prime {{shown}} di {{total}} basi di conoscenza.',
  loading: 'Caricamento delle basi di conoscenza…',
  search: 'Cerca basi di conoscenza',
  empty: {
    title: 'Nessuna base di conoscenza trovata',
    text: 'Una base di conoscenza aggiunta alla raccolta può essere assegnata qui agli agenti.',
    filtered: 'Nessuna corrispondenza. Prova un’altra parola o togli il filtro.',
  },
  column: {
    name: 'Nome',
    documents: 'Documenti',
    agents: 'Agenti',
    updated: 'Aggiornata',
    actions: 'Azioni',
  },
  filter: {
    agent: 'Filtra per agente',
    allAgents: 'Tutti gli agenti',
  },
  ready: '{{ready}} di {{total}} pronti',
  noneReady: 'Nessun documento pronto',
  noneReadyHint: 'Gli agenti non vi trovano ancora nulla',
  more: '{{names}} e altri {{count}}',
  noAgent: 'Nessun agente',
  choose: 'Scegli agenti',
  chooseFor: 'Scegli agenti per {{name}}',
  agentsFailed: 'Impossibile caricare gli agenti.',
  agentsTruncated: 'Sono elencati solo i primi {{shown}} di {{total}} agenti.',
  dialog: {
    title: 'Agenti che usano {{name}}',
    description: 'Le modifiche hanno effetto subito.',
    noAgents: 'Non ci sono ancora agenti.',
    search: 'Cerca agenti',
    noMatch: 'Nessuna corrispondenza. Prova un’altra parola.',
    loading: 'Caricamento degli agenti…',
    noneReady: 'Nessun documento è pronto: gli agenti non vi trovano ancora nulla.',
    retrieval: 'Passaggi che {{agent}} consulta per una risposta',
    passages: {
      one: '{{count}} passaggio',
      many: '{{count}} di passaggi',
      other: '{{count}} passaggi',
    },
    only: 'Rispondere solo in base alla conoscenza',
    onlyOf: '{{agent}}: Rispondere solo in base alla conoscenza',
    applies:
      'Il numero di passaggi e «Rispondere solo in base alla conoscenza» valgono per tutte le basi di conoscenza dell’agente.',
    offline: 'Offline',
  },
  toast: {
    attached: '{{agent}} ora la usa',
    detached: '{{agent}} non la usa più',
  },
  error: {
    load: 'Impossibile caricare le basi di conoscenza. Riprova.',
    change: 'Impossibile modificare {{agent}}. Riprova.',
  },
} satisfies Dictionary<'it'>['voiceKnowledge'];
