import type { AgentDetail, AgentSettings } from '@platform/domain';
import { isApiError } from '../http/apiError.ts';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { changeOf, defineAction, defineResource } from '../resource.ts';
import type { Change } from '../resource.ts';
import { knowledgeBases } from '../knowledge/bases.ts';
import { agent, getAgent, updateAgent } from './agent.ts';
import { listAgents } from './agents.ts';

export interface AgentDetails {
  agents: AgentDetail[];
  total: number | null;
}

const CONCURRENCY = 6;

/** The list of agents lacks their knowledge bases. Skips agents deleted in the meantime. */
export const agentDetails = defineResource({
  name: 'voice.agentDetails',
  load: async ({ http }, { limit }: { limit: number }, signal): Promise<AgentDetails> => {
    const { agents: rows, total } = await send(http, listAgents, { query: { limit }, signal });
    const ids = rows.map(({ id }) => id).filter(Boolean);
    const agents: AgentDetail[] = [];
    while (ids.length > 0) {
      const batch = ids.splice(0, CONCURRENCY).map((id) => findAgent(http, id, signal));
      // oxlint-disable-next-line no-await-in-loop -- batches, to leave connections for other calls
      agents.push(...(await Promise.all(batch)).filter((found) => found !== null));
    }
    return { agents, total };
  },
  freshMs: 2000,
  isFeature: true,
});

async function findAgent(http: Http, id: string, signal: AbortSignal): Promise<AgentDetail | null> {
  try {
    return await send(http, getAgent, { params: { id }, signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

export type RetrievalSettings = Pick<AgentSettings, 'retrievalSize' | 'isKnowledgeOnly'>;

function changesOf(
  id: string,
  stored: AgentDetail | null,
  change: Partial<AgentSettings>,
): Change[] {
  const apply = (known: AgentDetail) =>
    known.id === id ? { ...known, ...change, ...stored } : known;
  return [
    changeOf(agentDetails, (list) => ({ ...list, agents: list.agents.map(apply) })),
    changeOf(agent, apply),
  ];
}

/** Loads the agent first: the write replaces the whole list, which may have changed. */
export const attachKnowledge = defineAction({
  send: async (
    { http },
    { id, baseId, isAttached }: { id: string; baseId: string; isAttached: boolean },
  ) => {
    const params = { id };
    const known = await send(http, getAgent, { params });
    const others = known.knowledgeBaseIds.filter((other) => other !== baseId);
    const change = { knowledgeBaseIds: isAttached ? [...others, baseId] : others };
    return { change, stored: await send(http, updateAgent, { params, body: change }) };
  },
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: ({ id }, { change, stored }) => changesOf(id, stored, change),
  // The list names the agents of each base.
  invalidates: [knowledgeBases],
});

export const changeRetrieval = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<RetrievalSettings> }) =>
    send(http, updateAgent, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: ({ id, change }, stored) => changesOf(id, stored, change),
});
