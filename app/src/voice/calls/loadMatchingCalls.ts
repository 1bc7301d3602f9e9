import { listConversations, send } from '@platform/api';
import type { Conversation, Http } from '@platform/api';
import type { LoadAll } from '../../platform/export/runExport.ts';
import type { CallsState } from '../address.ts';
import { callQuery, PAGE_ROWS } from './callQuery.ts';
import { filterCalls } from './outcomeGroups.ts';

/** Loads all calls that match a URL, including filters that the service lacks. */
export async function loadMatchingCalls(
  http: Http,
  loadAll: LoadAll,
  filter: Omit<CallsState, 'call' | 'page'>,
  now: Date,
): Promise<Conversation[]> {
  const query = callQuery({ ...filter, page: 1 }, now, PAGE_ROWS);
  const calls = await loadAll<Conversation>(async (page, signal) => {
    const { conversations, total } = await send(http, listConversations, {
      query: { ...query, ...page },
      signal,
    });
    return { rows: conversations, total };
  });
  return filterCalls(calls, filter);
}
