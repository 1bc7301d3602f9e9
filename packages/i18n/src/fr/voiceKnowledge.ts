import type { Dictionary } from '../types.ts';

export const voiceKnowledge = {
  section: 'Bases de connaissances',
  count: {
    one: '{{count}} base de connaissances',
    many: '{{count}} de bases de connaissances',
    other: '{{count}} bases de connaissances',
  },
  found: {
    one: '{{count}} base de connaissances trouvée',
    many: '{{count}} de bases de connaissances trouvées',
    other: '{{count}} bases de connaissances trouvées',
  },
  truncated: 'Seules les {{shown}} premières bases de connaissances sur {{total}} sont affichées.',
  loading: 'Chargement des bases de connaissances…',
  search: 'Rechercher une base',
  empty: {
    title: 'Aucune base de connaissances trouvée',
    text: 'Une base de connaissances ajoutée à la bibliothèque peut être associée ici à des agents.',
    filtered: 'Rien ne correspond. Essayez un autre mot ou retirez le filtre.',
  },
  column: {
    name: 'Nom',
    documents: 'Documents',
    agents: 'Agents',
    updated: 'Mise à jour',
    actions: 'Actions',
  },
  filter: {
    agent: 'Filtrer par agent',
    allAgents: 'Tous les agents',
  },
  ready: '{{ready}} sur {{total}} prêts',
  noneReady: 'Aucun document prêt',
  noneReadyHint: 'Les agents n’y trouvent encore rien',
  more: '{{names}} et {{count}} autres',
  noAgent: 'Aucun agent',
  choose: 'Choisir des agents',
  chooseFor: 'Choisir des agents pour {{name}}',
  agentsFailed: 'Les agents n’ont pas pu être chargés.',
  agentsTruncated: 'Seuls les {{shown}} premiers agents sur {{total}} sont affichés.',
  dialog: {
    title: 'Agents qui utilisent {{name}}',
    description: 'Chaque changement prend effet aussitôt.',
    noAgents: 'Il n’y a pas encore d’agents.',
    search: 'Rechercher des agents',
    noMatch: 'Rien ne correspond. Essayez un autre mot.',
    loading: 'Chargement des agents…',
    noneReady: 'Aucun document n’est prêt : les agents n’y trouvent encore rien.',
    retrieval: 'Passages que {{agent}} consulte pour une réponse',
    passages: {
      one: '{{count}} passage',
      many: '{{count}} de passages',
      other: '{{count}} passages',
    },
    only: 'Répondre uniquement à partir des connaissances',
    onlyOf: '{{agent}} : Répondre uniquement à partir des connaissances',
    applies:
      'Le nombre de passages et « Répondre uniquement à partir des connaissances » s’appliquent à toutes les bases de connaissances de l’agent.',
    offline: 'Hors ligne',
  },
  toast: {
    attached: '{{agent}} l’utilise désormais',
    detached: '{{agent}} ne l’utilise plus',
  },
  error: {
    load: 'Les bases de connaissances n’ont pas pu être chargées. Veuillez réessayer.',
    change: '{{agent}} n’a pas pu être modifié. Veuillez réessayer.',
  },
} satisfies Dictionary<'fr'>['voiceKnowledge'];
