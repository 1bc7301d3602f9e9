import { ofProduct } from '../productAreas.ts';

export const voiceKnowledgeTexts = ofProduct({
  area: 'voiceKnowledge',
  texts: {
    section: 'Knowledge bases',
    count: { one: '{{count}} knowledge base', other: '{{count}} knowledge bases' },
    found: { one: '{{count}} knowledge base found', other: '{{count}} knowledge bases found' },
    truncated: 'Only the first {{shown}} of {{total}} knowledge bases are listed.',
    loading: 'Loading knowledge bases…',
    search: 'Search knowledge bases',
    empty: {
      title: 'No knowledge bases found',
      text: 'A knowledge base that is added to the library can be attached to agents here.',
      filtered: 'No matches. Try another word or clear the filter.',
    },
    column: {
      name: 'Name',
      documents: 'Documents',
      agents: 'Agents',
      updated: 'Updated',
      actions: 'Actions',
    },
    filter: { agent: 'Filter by agent', allAgents: 'All agents' },
    ready: '{{ready}} of {{total}} ready',
    noneReady: 'No ready document',
    noneReadyHint: 'Agents find nothing in it yet',
    more: '{{names}} and {{count}} more',
    noAgent: 'No agent',
    choose: 'Choose agents',
    chooseFor: 'Choose agents for {{name}}',
    agentsFailed: 'The agents could not be loaded.',
    agentsTruncated: 'Only the first {{shown}} of {{total}} agents are listed.',
    dialog: {
      title: 'Agents that use {{name}}',
      description: 'Changes apply at once.',
      noAgents: 'There are no agents yet.',
      search: 'Search agents',
      noMatch: 'No matches. Try another word.',
      loading: 'Loading agents…',
      noneReady: 'No document of it is ready: agents find nothing in it yet.',
      retrieval: 'Passages {{agent}} looks up for an answer',
      passages: { one: '{{count}} passage', other: '{{count}} passages' },
      only: 'Answer only from knowledge',
      onlyOf: '{{agent}}: Answer only from knowledge',
      applies:
        'The number of passages and “Answer only from knowledge” apply to every knowledge base of the agent.',
      offline: 'Offline',
    },
    toast: {
      attached: '{{agent}} uses it now',
      detached: '{{agent}} does not use it any more',
    },
    error: {
      load: 'The knowledge bases could not be loaded. Please try again.',
      change: '{{agent}} could not be changed. Please try again.',
    },
  },
} as const);
