import { changeOf, defineAction } from '../resource.ts';
import type { Change } from '../resource.ts';
import type { AgentDetail, AgentSettings } from './agent.ts';
import { getAgent, updateAgent } from './agentEndpoints.ts';
import { agent } from './agentResources.ts';
import { agentsInFull } from './knowledgeResources.ts';

/** How an agent uses what it knows. */
export type RetrievalSettings = Pick<AgentSettings, 'retrievalSize' | 'isKnowledgeOnly'>;

/** What is known of an agent once a change of it is stored. */
function stored(id: string, answer: AgentDetail | null, change: Partial<AgentSettings>): Change[] {
  const apply = (known: AgentDetail) =>
    known.id === id ? { ...known, ...change, ...answer } : known;
  return [
    changeOf(agentsInFull, (list) => ({ ...list, agents: list.agents.map(apply) })),
    changeOf(agent, apply),
  ];
}

/**
 * Attaches a knowledge base to an agent, or takes it away. What the agent has is read first: the
 * others are sent along, and somebody may have changed them since the page was read.
 */
export const attachKnowledge = defineAction({
  send: async (
    { http },
    { id, baseId, isAttached }: { id: string; baseId: string; isAttached: boolean },
  ) => {
    const known = await getAgent(http, id);
    const others = known.knowledgeBaseIds.filter((other) => other !== baseId);
    const knowledgeBaseIds = isAttached ? [...others, baseId] : others;
    return { knowledgeBaseIds, answer: await updateAgent(http, id, { knowledgeBaseIds }) };
  },
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: ({ id }, { knowledgeBaseIds, answer }) => stored(id, answer, { knowledgeBaseIds }),
});

/** Changes how an agent uses what it knows. */
export const changeRetrieval = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<RetrievalSettings> }) =>
    updateAgent(http, id, change),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: ({ id, change }, answer) => stored(id, answer, change),
});
