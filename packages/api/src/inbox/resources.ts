import { defineResource } from '../resource.ts';
import { listInboxConversations, listInboxMessages } from './endpoints.ts';
import type { InboxQuery } from './endpoints.ts';
import { withEarlierThread, withLaterInbox } from './loadedInbox.ts';
import type { LoadedInbox } from './loadedInbox.ts';

/** Conversations, the latest first: the pages read so far. Visitors write at any time, so each visit asks. */
export const inboxConversations = defineResource({
  name: 'inbox.conversations',
  load: async ({ http }, query: InboxQuery, signal): Promise<LoadedInbox> => ({
    query,
    ...(await listInboxConversations(http, query, signal)),
  }),
  merge: withLaterInbox,
  freshMs: 2000,
  isFeature: true,
});

/** A conversation with its messages: the latest, and the older ones read so far. */
export const inboxThread = defineResource({
  name: 'inbox.thread',
  load: ({ http }, { id }: { id: string }, signal) => listInboxMessages(http, id, {}, signal),
  merge: withEarlierThread,
  freshMs: 2000,
});
