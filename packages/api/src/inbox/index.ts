/** What only the client has of the inbox: endpoints, resources and actions. */
export {
  changeInboxConversation,
  loadMoreInbox,
  loadOlderMessages,
  markInboxRead,
  sendInboxText,
} from './actions.ts';
export type { ConversationChange } from './actions.ts';
export {
  listInboxConversations,
  listInboxMessages,
  sendInboxMessage,
  updateInboxConversation,
} from './endpoints.ts';
export type { InboxChange, InboxQuery, OutgoingText } from './endpoints.ts';
export type { LoadedInbox, NextInboxPage } from './loadedInbox.ts';
export { inboxConversations, inboxThread } from './resources.ts';
