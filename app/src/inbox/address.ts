import { INBOX_STATUSES, INBOX_TABS, INBOX_VIEWS } from '@platform/api';
import { hrefOf, pathsOf } from '../kit/address.ts';
import { oneOf, text } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { inbox } from './area.ts';

export const inboxPath = pathsOf(inbox, { inbox: 'inbox' }).inbox;

export const inboxParams = {
  tab: oneOf(INBOX_TABS),
  view: oneOf(INBOX_VIEWS, 'all'),
  status: oneOf(['', ...INBOX_STATUSES]),
  tag: text,
  search: text,
  conversation: text,
};

export type InboxState = SearchState<typeof inboxParams>;

export const inboxHref = (state: Partial<InboxState>): string =>
  hrefOf(inboxPath, inboxParams, state);

export const conversationHref = (id: string): string => inboxHref({ conversation: id });
