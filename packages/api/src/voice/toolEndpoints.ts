import { sendChange } from '../http/changing.ts';
import type { SearchQuery } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { toolBody } from './bodies.ts';
import { toolCalls } from './calls.ts';
import { toolAnswerSchema, toolsSchema, toolTemplatesSchema } from './tools.ts';
import type { Tool, ToolList, ToolSettings, ToolTemplate } from './tools.ts';
import type { ToolKind } from './values.ts';

/** Which tools are asked for. */
export interface ToolsQuery extends SearchQuery {
  kind?: ToolKind | undefined;
}

/** `GET /v1/tools`. */
export async function listTools(
  http: Http,
  query: ToolsQuery = {},
  signal?: AbortSignal,
): Promise<ToolList> {
  return parse(toolsSchema, await http.send(toolCalls.tools, { query: { ...query }, signal }));
}

/** `GET /v1/tools/templates`. */
export async function listToolTemplates(http: Http, signal?: AbortSignal): Promise<ToolTemplate[]> {
  return parse(toolTemplatesSchema, await http.send(toolCalls.toolTemplates, { signal }));
}

/** `POST /v1/tools`. @returns it as stored, or null where the answer holds none */
export async function createTool(http: Http, settings: ToolSettings): Promise<Tool | null> {
  const json = toolBody(settings);
  return parse(toolAnswerSchema, await http.send(toolCalls.createTool, { json }));
}

/** `PATCH /v1/tools/{id}`, or PUT, with what changed. */
export async function updateTool(
  http: Http,
  id: string,
  change: Partial<ToolSettings>,
): Promise<Tool | null> {
  const input = { params: { id }, json: toolBody(change) };
  return parse(toolAnswerSchema, await sendChange(http, toolCalls.updateTool, input));
}

/**
 * `DELETE /v1/tools/{id}`.
 *
 * @param isForced also where agents use it: they go on without it
 * @throws ApiError 409 where agents use it: `usersIn` names them
 */
export async function removeTool(http: Http, id: string, isForced = false): Promise<void> {
  const query = { force: isForced || undefined };
  await http.send(toolCalls.removeTool, { params: { id }, query });
}
