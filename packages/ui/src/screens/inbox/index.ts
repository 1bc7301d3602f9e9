export { InboxScreen } from './InboxScreen.tsx';
export type {
  InboxDraft,
  InboxEdit,
  InboxFilter,
  InboxListProps,
  InboxMore,
  InboxOutgoing,
  InboxScreenProps,
  InboxThreadProps,
} from './types.ts';
