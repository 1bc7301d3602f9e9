export {
  INBOX_MESSAGE_KINDS,
  INBOX_STATUSES,
  INBOX_TABS,
  INBOX_VIEWS,
  inboxPageSchema,
} from './conversations.ts';
export * from './conversations.contract.ts';
export * from './messages.contract.ts';
export { INBOX_EVENTS, inboxMessagesSchema } from './messages.ts';
