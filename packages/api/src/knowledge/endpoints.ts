import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { knowledgeCalls } from './calls.ts';
import { knowledgeBasesSchema } from './schema.ts';
import type { KnowledgeBaseList } from './schema.ts';

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
