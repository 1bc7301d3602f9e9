export { InboxScreen } from './InboxScreen.tsx';
export type {
  InboxDraft,
  InboxEdit,
  InboxFilter,
  InboxLesson,
  InboxListProps,
  InboxMore,
  InboxOutgoing,
  InboxScreenProps,
  InboxSlots,
  InboxThreadProps,
} from './types.ts';
