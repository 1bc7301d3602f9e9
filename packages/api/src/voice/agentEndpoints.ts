import { sendChange } from '../http/changing.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import type { UrlRules } from '../http/safeUrl.ts';
import { agentAnswerSchema, agentSchema } from './agent.ts';
import type { AgentDetail, AgentSettings } from './agent.ts';
import { agentBody } from './bodies.ts';
import { voiceCalls } from './calls.ts';
import { agentTemplatesSchema, voicesSchema } from './catalogue.ts';
import type { AgentTemplate, Voice } from './catalogue.ts';

/** `GET /v1/agent-templates`. */
export async function listAgentTemplates(
  http: Http,
  signal?: AbortSignal,
): Promise<AgentTemplate[]> {
  return parse(agentTemplatesSchema, await http.send(voiceCalls.agentTemplates, { signal }));
}

/** `GET /v1/audio-voice/voices`. */
export async function listVoices(
  { http, urlRules }: { http: Http; urlRules: UrlRules },
  signal?: AbortSignal,
): Promise<Voice[]> {
  return parse(voicesSchema(urlRules), await http.send(voiceCalls.voices, { signal }));
}

/** `GET /v1/agents/{id}`. */
export async function getAgent(http: Http, id: string, signal?: AbortSignal): Promise<AgentDetail> {
  return parse(agentSchema, await http.send(voiceCalls.agent, { params: { id }, signal }));
}

/** `POST /v1/agents`; it starts Offline. @returns it as stored, or null where the answer holds none */
export async function createAgent(
  http: Http,
  settings: AgentSettings,
): Promise<AgentDetail | null> {
  const json = { ...agentBody(settings), is_enabled: false };
  return parse(agentAnswerSchema, await http.send(voiceCalls.createAgent, { json }));
}

/** `PATCH /v1/agents/{id}`, or PUT, with what changed. */
export async function updateAgent(
  http: Http,
  id: string,
  change: Partial<AgentSettings>,
): Promise<AgentDetail | null> {
  const input = { params: { id }, json: agentBody(change) };
  return parse(agentAnswerSchema, await sendChange(http, voiceCalls.updateAgent, input));
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
