import type {
  InboxConversation,
  InboxLastMessage,
  InboxMessageKind,
  InboxPerson,
  InboxStatus,
} from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { conflictDetails } from '../http/errorCode.ts';
import { isObject, readObject, textListOf, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import type { InboxChangeBody } from './conversations.contract.ts';
import { INBOX_STATUSES, INBOX_TABS } from './values.ts';

export const INBOX_MESSAGE_KINDS = [
  'visitor',
  'person',
  'bot',
  'event',
] as const satisfies readonly InboxMessageKind[];

export const inboxConversationSchema = readObject((value): InboxConversation => {
  const conversation = toConversation(value);
  return { ...conversation, key: conversation.id };
});

/** Returns the conversation of a 409 `TAKEN`, when another member was first; else null. */
export function conflictOwner(error: unknown): InboxConversation | null {
  const details = conflictDetails(error, 'TAKEN');
  return inboxConversationSchema.safeParse(details?.conversation).data ?? null;
}

export function personOf(value: unknown): InboxPerson | null {
  if (!isObject(value)) return null;
  const id = toText(value.id);
  const name = toText(value.name, id);
  return name === '' ? null : { id, name };
}

export function toConversation(row: WireObject): Omit<InboxConversation, 'key'> {
  const visitor = isObject(row.visitor) ? row.visitor : {};
  const typing: unknown[] = Array.isArray(row.typing) ? row.typing : [];
  return {
    id: toText(row.id),
    tab: parseEnum(INBOX_TABS, row.tab),
    name: toText(visitor.name),
    email: toText(visitor.email),
    phone: toText(visitor.phone),
    company: toText(visitor.company),
    contactId: toText(visitor.contact_id),
    channel: toText(row.channel),
    origin: toText(row.origin),
    assignedTo: personOf(row.assigned_to),
    isWithBot: row.handled_by === 'bot',
    botName: toText(row.bot_name),
    group: toText(row.group),
    status: parseEnum(INBOX_STATUSES, row.status),
    statusText: toText(row.status),
    snoozedUntil: dateOf(row.snoozed_until),
    tags: [...new Set(textListOf(row.tags))],
    isOnline: row.is_online === true,
    unread: countOf(row.unread) ?? 0,
    lastMessage: lastMessageOf(row.last_message),
    typing: typing.flatMap((entry) => (isObject(entry) ? textListOf(entry.name) : [])),
    lastMessageAt: dateOf(row.last_message_at),
    createdAt: dateOf(row.created_at),
  };
}

function lastMessageOf(value: unknown): InboxLastMessage | null {
  if (!isObject(value)) return null;
  return {
    kind: parseEnum(INBOX_MESSAGE_KINDS, value.kind),
    authorId: personOf(value.author)?.id ?? '',
    text: toText(value.text),
    isPrivate: value.private === true,
  };
}

/** Omitted members keep their values. */
export interface InboxChange {
  status?: InboxStatus | undefined;
  /** For the status `snoozed`; null means until the visitor writes. */
  snoozedUntil?: Date | null | undefined;
  /** `to` is null for no owner; `known` is the owner that the user saw. */
  assigned?: { to: string | null; known: string | null } | undefined;
  toBot?: true | undefined;
  group?: string | undefined;
  tags?: readonly string[] | undefined;
  isRead?: true | undefined;
}

const service = { service: 'chatbot', access: 'private' } as const;

/** Fails if another member took the conversation first; `conflictOwner` reads the error. */
export const updateInboxConversation = defineCall({
  ...service,
  method: 'PATCH',
  path: '/v1/inbox/conversations/{id}',
  body: (change: InboxChange): InboxChangeBody => {
    const { status, snoozedUntil, assigned, toBot, group, tags, isRead } = change;
    return {
      ...(status && { status }),
      ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil?.toISOString() ?? null }),
      ...(assigned && { assigned_to: assigned.to, known_assigned_to: assigned.known }),
      ...(toBot && { handled_by: 'bot' }),
      ...(group !== undefined && { group }),
      ...(tags && { tags: [...tags] }),
      ...(isRead && { is_read: isRead }),
    };
  },
  response: inboxConversationSchema,
});
