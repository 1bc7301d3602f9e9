import type { InboxConversation, InboxPerson } from '@platform/domain';
import { send } from '../http/send.ts';
import { changeOf, defineAction } from '../resource.ts';
import type { Change } from '../resource.ts';
import { listInboxConversations } from './conversationPages.ts';
import { updateInboxConversation } from './conversations.ts';
import type { InboxChange } from './conversations.ts';
import { withConversation, withInboxPage, withOlderMessages } from './loadedInbox.ts';
import type { NextInboxPage } from './loadedInbox.ts';
import { listInboxMessages, sendInboxMessage } from './messages.ts';
import type { OutgoingText } from './messages.ts';
import { inboxConversations, inboxThread } from './resources.ts';

/** `owner` is displayed optimistically as the new owner. */
export interface ConversationChange extends InboxChange {
  id: string;
  owner?: InboxPerson | null | undefined;
}

export const changeInboxConversation = defineAction({
  send: ({ http }, { id, owner: _shown, ...change }: ConversationChange) =>
    send(http, updateInboxConversation, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  optimistic: (input) => changesOf(input.id, (known) => ({ ...known, ...shownOf(input) })),
  onDone: ({ id }, now) => changesOf(id, ({ key }) => ({ ...now, key })),
  invalidates: [inboxConversations, inboxThread],
});

/** The response holds everything that changes, so nothing is fetched again. */
export const markInboxRead = defineAction({
  send: ({ http }, id: string) =>
    send(http, updateInboxConversation, { params: { id }, body: { isRead: true } }),
  target: (id) => id,
  onDone: (id, now) => changesOf(id, ({ key }) => ({ ...now, key })),
});

/** Messages are sent in parallel; a retry adds no second one. */
export const sendInboxText = defineAction({
  send: ({ http }, { conversationId, ...message }: OutgoingText & { conversationId: string }) =>
    send(http, sendInboxMessage, { params: { id: conversationId }, body: message }),
  target: ({ clientId }) => clientId,
  onDone: ({ conversationId }, message) => [
    changeOf(inboxThread, (thread) => {
      const isKnown = thread.messages.some(({ key }) => key === message.key);
      if (thread.conversation.id !== conversationId || isKnown) return thread;
      return { ...thread, messages: [...thread.messages, message] };
    }),
  ],
  invalidates: [inboxConversations, inboxThread],
});

export const loadMoreInbox = defineAction({
  send: ({ http }, { query, cursor }: NextInboxPage) =>
    send(http, listInboxConversations, { query: { ...query, cursor } }),
  target: ({ query, cursor }) => JSON.stringify([query, cursor]),
  onDone: (next, page) => [changeOf(inboxConversations, (list) => withInboxPage(list, next, page))],
});

export const loadOlderMessages = defineAction({
  send: ({ http }, { id, cursor }: { id: string; cursor: string }) =>
    send(http, listInboxMessages, { params: { id }, query: { before: cursor } }),
  target: ({ id, cursor }) => `${id} ${cursor}`,
  onDone: ({ cursor }, older) => [
    changeOf(inboxThread, (thread) => withOlderMessages(thread, cursor, older)),
  ],
});

function changesOf(id: string, change: (known: InboxConversation) => InboxConversation): Change[] {
  return [
    changeOf(inboxConversations, (list) => {
      const known = list.conversations.find((each) => each.id === id);
      return known ? withConversation(list, change(known)) : list;
    }),
    changeOf(inboxThread, (thread) =>
      thread.conversation.id === id
        ? { ...thread, conversation: change(thread.conversation) }
        : thread,
    ),
  ];
}

function shownOf(change: ConversationChange): Partial<InboxConversation> {
  const { status, snoozedUntil, assigned, owner, toBot, group, tags } = change;
  return {
    ...(status && { status, statusText: status, snoozedUntil: snoozedUntil ?? null }),
    ...(assigned && { assignedTo: owner ?? null, isWithBot: false }),
    ...(toBot && { assignedTo: null, isWithBot: true }),
    ...(group !== undefined && { group }),
    ...(tags && { tags: [...tags] }),
  };
}
