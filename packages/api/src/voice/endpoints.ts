import { sendChange } from '../http/changing.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { voiceCalls } from './calls.ts';
import type { AgentBody, AgentChange } from './requests.ts';
import { agentAnswerSchema, agentSchema, agentsSchema, agentTemplatesSchema } from './schema.ts';
import type { Agent, AgentList, AgentTemplate } from './schema.ts';

/** Which agents are asked for; what is left out or empty is left out of the address. */
export interface AgentsQuery {
  limit?: number;
  offset?: number;
  search?: string;
}

/** `GET /v1/agent-templates`. */
export async function listAgentTemplates(
  http: Http,
  signal?: AbortSignal,
): Promise<AgentTemplate[]> {
  return parse(agentTemplatesSchema, await http.send(voiceCalls.agentTemplates, { signal }));
}

/** `GET /v1/agents`. */
export async function listAgents(
  http: Http,
  { limit, offset, search }: AgentsQuery = {},
  signal?: AbortSignal,
): Promise<AgentList> {
  const query = { limit, offset, search: search || undefined };
  return parse(agentsSchema, await http.send(voiceCalls.agents, { query, signal }));
}

/** `GET /v1/agents/{id}`. */
export async function getAgent(http: Http, id: string, signal?: AbortSignal): Promise<Agent> {
  return parse(agentSchema, await http.send(voiceCalls.agent, { params: { id }, signal }));
}

/** `POST /v1/agents`. @returns the agent as stored, or null where the answer holds none */
export async function createAgent(http: Http, json: AgentBody): Promise<Agent | null> {
  return parse(agentAnswerSchema, await http.send(voiceCalls.createAgent, { json }));
}

/** `PATCH /v1/agents/{id}`, or PUT. */
export async function updateAgent(
  http: Http,
  id: string,
  json: AgentChange,
): Promise<Agent | null> {
  const answer = await sendChange(http, voiceCalls.updateAgent, { params: { id }, json });
  return parse(agentAnswerSchema, answer);
}

/** `DELETE /v1/agents/{id}`. */
export async function removeAgent(http: Http, id: string): Promise<void> {
  await http.send(voiceCalls.removeAgent, { params: { id } });
}

/** `PATCH /v1/agents/{id}/activate`, or POST: turns an agent on or off. */
export async function activateAgent(http: Http, id: string, isEnabled: boolean): Promise<void> {
  const input = { params: { id }, json: { is_enabled: isEnabled } };
  await sendChange(http, voiceCalls.activateAgent, input, 'POST');
}
