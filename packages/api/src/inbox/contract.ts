export { inboxPageSchema } from './conversationPages.ts';
export * from './conversations.contract.ts';
export { INBOX_MESSAGE_KINDS } from './conversations.ts';
export * from './messages.contract.ts';
export { INBOX_EVENTS, inboxMessagesSchema } from './messages.ts';
export * from './values.ts';
