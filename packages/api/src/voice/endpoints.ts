import type { SearchQuery } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { agentsSchema } from './agents.ts';
import type { AgentList } from './agents.ts';
import { voiceCalls } from './calls.ts';
import type { AgentType } from './values.ts';

/** Which agents are asked for. */
export interface AgentsQuery extends SearchQuery {
  type?: AgentType | undefined;
  isEnabled?: boolean | undefined;
}

/** `GET /v1/agents`. Alone in its file: the dashboard needs no other. */
export async function listAgents(
  http: Http,
  { type, isEnabled, ...rows }: AgentsQuery = {},
  signal?: AbortSignal,
): Promise<AgentList> {
  const query = { ...rows, agent_type: type, is_enabled: isEnabled };
  return parse(agentsSchema, await http.send(voiceCalls.agents, { query, signal }));
}
