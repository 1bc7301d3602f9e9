import { INBOX_STATUSES, INBOX_TABS, INBOX_VIEWS } from '@platform/api';
import { hrefOf, pathsOf } from '../kit/address.ts';
import { oneOf, text } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { inbox } from './area.ts';

/** Path of the inbox. */
export const inboxPath = pathsOf(inbox, { inbox: 'inbox' }).inbox;

/** State of the inbox: the listed conversations, '' for all, and the open one. */
export const inboxParams = {
  tab: oneOf(INBOX_TABS),
  view: oneOf(INBOX_VIEWS, 'all'),
  status: oneOf(['', ...INBOX_STATUSES]),
  tag: text,
  search: text,
  /** Id of a conversation; '' for none. */
  conversation: text,
};

export type InboxState = SearchState<typeof inboxParams>;

/** Returns the address of the inbox in a state. */
export const inboxHref = (state: Partial<InboxState>): string =>
  hrefOf(inboxPath, inboxParams, state);

/** Returns the address that opens a conversation. */
export const conversationHref = (id: string): string => inboxHref({ conversation: id });
