export { InboxScreen } from './InboxScreen.tsx';
export type {
  InboxColleague,
  InboxDraft,
  InboxEdit,
  InboxEntry,
  InboxFilter,
  InboxItem,
  InboxItems,
  InboxListProps,
  InboxMore,
  InboxOutgoing,
  InboxScreenProps,
  InboxStatusName,
  InboxTabName,
  InboxThread,
  InboxThreadProps,
  InboxViewName,
} from './types.ts';
