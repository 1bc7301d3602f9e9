export {
  changeInboxConversation,
  loadMoreInbox,
  loadOlderMessages,
  markInboxRead,
  sendInboxText,
} from './actions.ts';
export type { ConversationChange } from './actions.ts';
export * from './conversationPages.ts';
export * from './conversations.ts';
export type { InboxConversationWire } from './conversations.contract.ts';
export type { LoadedInbox, NextInboxPage } from './loadedInbox.ts';
export * from './messages.ts';
export type { InboxMessageWire } from './messages.contract.ts';
export { inboxConversations, inboxThread } from './resources.ts';
export * from './values.ts';
