/** What both sides of the wire agree on, of the inbox. */
export { INBOX_VIEWS, inboxPageSchema } from './conversationPages.ts';
export type { InboxView } from './conversationPages.ts';
export * from './conversations.contract.ts';
export { INBOX_LIMITS, INBOX_MESSAGE_KINDS, INBOX_STATUSES, INBOX_TABS } from './conversations.ts';
export type { InboxMessageKind, InboxStatus, InboxTab } from './conversations.ts';
export * from './messages.contract.ts';
export { INBOX_EVENTS, inboxMessagesSchema } from './messages.ts';
export type { InboxEvent } from './messages.ts';
