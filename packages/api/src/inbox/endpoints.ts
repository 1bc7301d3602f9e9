import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { inboxCalls } from './calls.ts';
import { inboxConversationSchema, inboxPageSchema } from './conversation.ts';
import type { InboxConversation, InboxPage } from './conversation.ts';
import { inboxMessageSchema, inboxMessagesSchema } from './messages.ts';
import type { InboxMessage, InboxMessages } from './messages.ts';
import type { InboxChangeBody, InboxMessageBody } from './requests.ts';
import type { InboxStatus, InboxTab, InboxView } from './values.ts';

/** Which conversations are asked for; what is left out or empty is left out of the address. */
export interface InboxQuery {
  tab: InboxTab;
  view: InboxView;
  status?: InboxStatus | undefined;
  tag?: string | undefined;
  /** Looks in name, email, phone number, company and messages. */
  search?: string | undefined;
}

/** `GET /v1/inbox/conversations`, from where the last page ended. */
export async function listInboxConversations(
  http: Http,
  query: InboxQuery & { cursor?: string | undefined; limit?: number | undefined },
  signal?: AbortSignal,
): Promise<InboxPage> {
  const answer = await http.send(inboxCalls.conversations, { query: { ...query }, signal });
  return parse(inboxPageSchema, answer);
}

/** `GET /v1/inbox/conversations/{id}/messages`: the latest, or those before a cursor. */
export async function listInboxMessages(
  http: Http,
  id: string,
  query: { before?: string | undefined; limit?: number | undefined } = {},
  signal?: AbortSignal,
): Promise<InboxMessages> {
  const input = { params: { id }, query: { ...query }, signal };
  return parse(inboxMessagesSchema, await http.send(inboxCalls.messages, input));
}

/** What is written to a conversation. */
export interface OutgoingText {
  text: string;
  /** Whether only colleagues see it. */
  isPrivate: boolean;
  /** Unique; sent again with the same one it is not there twice. */
  clientId: string;
}

/**
 * `POST /v1/inbox/conversations/{id}/messages`.
 *
 * @throws ApiError 409 where another person answers the visitor: `takenIn` reads it
 */
export async function sendInboxMessage(
  http: Http,
  id: string,
  { text, isPrivate, clientId }: OutgoingText,
): Promise<InboxMessage> {
  const json: InboxMessageBody = { text, private: isPrivate, client_id: clientId };
  const input = { params: { id }, json };
  return parse(inboxMessageSchema, await http.send(inboxCalls.send, input));
}

/** A change of a conversation; what is left out stays. */
export interface InboxChange {
  status?: InboxStatus | undefined;
  /** With the status `snoozed`; null until the visitor writes. */
  snoozedUntil?: Date | null | undefined;
  /** Null for nobody; `known` is whom the person took for the owner. */
  assigned?: { to: string | null; known: string | null } | undefined;
  /** Gives the conversation back to the bot. */
  toBot?: true | undefined;
  group?: string | undefined;
  tags?: readonly string[] | undefined;
  isRead?: true | undefined;
}

/**
 * `PATCH /v1/inbox/conversations/{id}`.
 *
 * @returns the conversation as it is now
 * @throws ApiError 409 where somebody else took it since: `takenIn` reads it
 */
export async function updateInboxConversation(
  http: Http,
  id: string,
  { status, snoozedUntil, assigned, toBot, group, tags, isRead }: InboxChange,
): Promise<InboxConversation> {
  const json: InboxChangeBody = {
    ...(status && { status }),
    ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil?.toISOString() ?? null }),
    ...(assigned && { assigned_to: assigned.to, known_assigned_to: assigned.known }),
    ...(toBot && { handled_by: 'bot' }),
    ...(group !== undefined && { group }),
    ...(tags && { tags: [...tags] }),
    ...(isRead && { is_read: isRead }),
  };
  const answer = await http.send(inboxCalls.change, { params: { id }, json });
  return parse(inboxConversationSchema, answer);
}
