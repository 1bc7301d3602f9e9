import type { InboxPage, InboxStatus, InboxTab, InboxView } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { isObject, readObject, textListOf, toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { countOf } from '../schema/values.ts';
import { toConversation } from './conversations.ts';

export interface InboxQuery {
  tab: InboxTab;
  view: InboxView;
  status?: InboxStatus | undefined;
  tag?: string | undefined;
  search?: string | undefined;
}

const conversationsSchema = listOf(['conversations', 'data'], toConversation);

export const inboxPageSchema = readObject((value, reportIssue): InboxPage => {
  const list = conversationsSchema.safeParse(value);
  if (!list.success) return reportIssue(['conversations'], 'list expected');
  const counts = isObject(value.counts) ? value.counts : {};
  const count = (tab: InboxTab) => countOf(counts[tab]) ?? 0;
  return {
    conversations: list.data,
    nextCursor: toText(value.next_cursor),
    counts: {
      chats: count('chats'),
      orders: count('orders'),
      contacts: count('contacts'),
      groups: count('groups'),
    },
    groups: textListOf(value.groups),
    tags: textListOf(value.tags),
  };
});

export const listInboxConversations = defineCall({
  service: 'chatbot',
  access: 'private',
  method: 'GET',
  path: '/v1/inbox/conversations',
  query: ({
    tab,
    view,
    status,
    tag,
    search,
    cursor,
  }: InboxQuery & { cursor?: string | undefined }) => ({ tab, view, status, tag, search, cursor }),
  response: inboxPageSchema,
});
