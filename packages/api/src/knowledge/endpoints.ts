import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { knowledgeCalls } from './calls.ts';
import type { KnowledgeBaseBody, KnowledgeBaseChange } from './requests.ts';
import { knowledgeBaseSchema, knowledgeBasesSchema } from './schema.ts';
import type { KnowledgeBase, KnowledgeBaseList } from './schema.ts';

/** Which knowledge bases are asked for; what is left out or empty is left out of the address. */
export interface KnowledgeBasesQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
}

/** `GET /v1/knowledge-bases`. */
export async function listKnowledgeBases(
  http: Http,
  query: KnowledgeBasesQuery = {},
  signal?: AbortSignal,
): Promise<KnowledgeBaseList> {
  const answer = await http.send(knowledgeCalls.knowledgeBases, { query: { ...query }, signal });
  return parse(knowledgeBasesSchema, answer);
}

/** `POST /v1/knowledge-bases`. @returns it as stored, or null where the answer holds none */
export async function createKnowledgeBase(
  http: Http,
  json: KnowledgeBaseBody,
): Promise<KnowledgeBase | null> {
  return parse(knowledgeBaseSchema, await http.send(knowledgeCalls.createKnowledgeBase, { json }));
}

/** `PATCH /v1/knowledge-bases/{id}` with what changed. */
export async function updateKnowledgeBase(
  http: Http,
  id: string,
  json: KnowledgeBaseChange,
): Promise<KnowledgeBase | null> {
  const input = { params: { id }, json };
  return parse(knowledgeBaseSchema, await http.send(knowledgeCalls.updateKnowledgeBase, input));
}

/**
 * `DELETE /v1/knowledge-bases/{id}` with all its documents.
 *
 * @param isForced also where agents use it: they go on without it
 * @throws ApiError 409 where agents use it: `usersIn` names them
 */
export async function removeKnowledgeBase(http: Http, id: string, isForced = false): Promise<void> {
  const query = { force: isForced || undefined };
  await http.send(knowledgeCalls.removeKnowledgeBase, { params: { id }, query });
}
