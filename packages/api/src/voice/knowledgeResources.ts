import { isApiError } from '../http/apiError.ts';
import type { Http } from '../http/http.ts';
import { defineResource } from '../resource.ts';
import type { AgentDetail } from './agent.ts';
import { getAgent } from './agentEndpoints.ts';
import { listAgents } from './endpoints.ts';

/** Agents whose settings are read one by one, and how many there are; null where nobody said. */
export interface AgentsInFull {
  agents: AgentDetail[];
  total: number | null;
}

/** How many are asked for at a time. */
const atOnce = 6;

/**
 * The first agents with their settings: the list does not say what an agent knows. One that is gone
 * by the time it is read is left out.
 */
export const agentsInFull = defineResource({
  name: 'voice.agentsInFull',
  load: async ({ http }, { limit }: { limit: number }, signal): Promise<AgentsInFull> => {
    const { agents: rows, total } = await listAgents(http, { limit }, signal);
    const ids = rows.map(({ id }) => id).filter(Boolean);
    const agents: AgentDetail[] = [];
    while (ids.length > 0) {
      const batch = ids.splice(0, atOnce).map((id) => readAgent(http, id, signal));
      // Each batch waits for the one before it, so that a long list does not take all connections.
      // oxlint-disable-next-line no-await-in-loop
      agents.push(...(await Promise.all(batch)).filter((agent) => agent !== null));
    }
    return { agents, total };
  },
  freshMs: 2000,
  isFeature: true,
});

async function readAgent(http: Http, id: string, signal: AbortSignal): Promise<AgentDetail | null> {
  try {
    return await getAgent(http, id, signal);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
