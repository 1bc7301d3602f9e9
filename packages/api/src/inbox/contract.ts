/** What both sides of the wire agree on, of the inbox: schemas, types and calls. */
export { inboxCalls } from './calls.ts';
export {
  INBOX_EVENTS,
  INBOX_LIMITS,
  INBOX_MESSAGE_KINDS,
  INBOX_STATUSES,
  INBOX_TABS,
  INBOX_VIEWS,
} from './values.ts';
export type { InboxEvent, InboxMessageKind, InboxStatus, InboxTab, InboxView } from './values.ts';
export { inboxConversationSchema, inboxPageSchema, takenIn } from './conversation.ts';
export type {
  InboxConversation,
  InboxConversationsWire,
  InboxConversationWire,
  InboxPage,
  InboxPerson,
} from './conversation.ts';
export { inboxMessageSchema, inboxMessagesSchema } from './messages.ts';
export type {
  InboxMessage,
  InboxMessages,
  InboxMessagesWire,
  InboxMessageWire,
} from './messages.ts';
export {
  inboxChangeBodySchema,
  inboxMessageBodySchema,
  inboxMessagesQuerySchema,
  inboxQuerySchema,
} from './requests.ts';
export type { InboxChangeBody, InboxMessageBody } from './requests.ts';
