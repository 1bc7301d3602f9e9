import type { SearchQuery } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import type { UrlRules } from '../http/safeUrl.ts';
import { conversationCalls } from './calls.ts';
import { conversationSchema } from './conversation.ts';
import type { ConversationDetail } from './conversation.ts';
import { conversationsSchema } from './conversations.ts';
import type { ConversationList } from './conversations.ts';
import type { CallDirection, Outcome } from './values.ts';

/** Which calls are asked for. */
export interface ConversationsQuery extends SearchQuery {
  /** ISO: calls that began at or after this. */
  from?: string | undefined;
  /** ISO: calls that began before this. */
  to?: string | undefined;
  agentId?: string | undefined;
  outcome?: Outcome | undefined;
  direction?: CallDirection | undefined;
}

/** `GET /v1/analytics/conversations`, the newest first. */
export async function listConversations(
  http: Http,
  { agentId, ...rest }: ConversationsQuery = {},
  signal?: AbortSignal,
): Promise<ConversationList> {
  const query = { ...rest, agent_id: agentId };
  const answer = await http.send(conversationCalls.conversations, { query, signal });
  return parse(conversationsSchema, answer);
}

/** `GET /v1/analytics/conversations/{id}`. */
export async function getConversation(
  { http, urlRules }: { http: Http; urlRules: UrlRules },
  id: string,
  signal?: AbortSignal,
): Promise<ConversationDetail> {
  const input = { params: { id }, signal };
  const answer = await http.send(conversationCalls.conversation, input);
  return parse(conversationSchema(urlRules), answer);
}
