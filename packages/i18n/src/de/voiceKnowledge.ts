import type { Dictionary } from '../types.ts';

export const voiceKnowledge = {
  section: 'Wissensdatenbanken',
  count: { one: '{{count}} Wissensdatenbank', other: '{{count}} Wissensdatenbanken' },
  found: {
    one: '{{count}} Wissensdatenbank gefunden',
    other: '{{count}} Wissensdatenbanken gefunden',
  },
  truncated: 'Nur die ersten {{shown}} von {{total}} Wissensdatenbanken sind aufgeführt.',
  loading: 'Wissensdatenbanken werden geladen…',
  search: 'Wissensdatenbanken suchen',
  empty: {
    title: 'Keine Wissensdatenbanken gefunden',
    text: 'Eine Wissensdatenbank, die der Bibliothek hinzugefügt wird, kann hier Agenten zugeordnet werden.',
    filtered: 'Nichts passt. Versuchen Sie ein anderes Wort oder entfernen Sie den Filter.',
  },
  column: {
    name: 'Name',
    documents: 'Dokumente',
    agents: 'Agenten',
    updated: 'Aktualisiert',
    actions: 'Aktionen',
  },
  filter: {
    agent: 'Nach Agent filtern',
    allAgents: 'Alle Agenten',
  },
  ready: '{{ready}} von {{total}} bereit',
  noneReady: 'Kein Dokument bereit',
  noneReadyHint: 'Agenten finden darin noch nichts',
  more: '{{names}} und {{count}} weitere',
  noAgent: 'Kein Agent',
  choose: 'Agenten wählen',
  chooseFor: 'Agenten für {{name}} wählen',
  agentsFailed: 'Die Agenten konnten nicht geladen werden.',
  agentsTruncated: 'Nur die ersten {{shown}} von {{total}} Agenten sind aufgeführt.',
  dialog: {
    title: 'Agenten, die {{name}} verwenden',
    description: 'Änderungen gelten sofort.',
    noAgents: 'Es gibt noch keine Agenten.',
    search: 'Agenten suchen',
    noMatch: 'Nichts passt. Versuchen Sie ein anderes Wort.',
    loading: 'Agenten werden geladen…',
    noneReady: 'Kein Dokument ist bereit: Agenten finden darin noch nichts.',
    retrieval: 'Textstellen, die {{agent}} für eine Antwort nachschlägt',
    passages: { one: '{{count}} Textstelle', other: '{{count}} Textstellen' },
    only: 'Nur aus Wissen antworten',
    onlyOf: '{{agent}}: Nur aus Wissen antworten',
    applies:
      'Die Zahl der Textstellen und „Nur aus Wissen antworten“ gelten für alle Wissensdatenbanken des Agenten.',
    offline: 'Offline',
  },
  toast: {
    attached: '{{agent}} verwendet sie jetzt',
    detached: '{{agent}} verwendet sie nicht mehr',
  },
  error: {
    load: 'Die Wissensdatenbanken konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    change: '{{agent}} konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  },
} satisfies Dictionary<'de'>['voiceKnowledge'];
