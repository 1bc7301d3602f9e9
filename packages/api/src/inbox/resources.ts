import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { listInboxConversations } from './conversationPages.ts';
import type { InboxQuery } from './conversationPages.ts';
import { withEarlierThread, withLaterInbox } from './loadedInbox.ts';
import type { LoadedInbox } from './loadedInbox.ts';
import { listInboxMessages } from './messages.ts';

export const inboxConversations = defineResource({
  name: 'inbox.conversations',
  load: async ({ http }, query: InboxQuery, signal): Promise<LoadedInbox> => ({
    query,
    ...(await send(http, listInboxConversations, { query, signal })),
  }),
  merge: withLaterInbox,
  freshMs: 2000,
  isFeature: true,
});

export const inboxThread = defineResource({
  name: 'inbox.thread',
  load: ({ http }, { id }: { id: string }, signal) =>
    send(http, listInboxMessages, { params: { id }, signal }),
  merge: withEarlierThread,
  freshMs: 2000,
});
