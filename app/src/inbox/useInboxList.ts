import { inboxConversations, loadMoreInbox } from '@platform/api';
import type { InboxTab } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { InboxFilter, InboxListProps } from '@platform/ui/inbox';
import { useCallback, useMemo, useState } from 'react';
import { forbiddenMessageOr, serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useResource } from '../data/useResource.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { inboxHref, inboxParams } from './address.ts';
import { inboxQuery } from './inboxQuery.ts';

const LIST_POLL_MS = 10_000;
const SEARCH_DELAY_MS = 300;

export function useInboxList(userId: string): {
  list: InboxListProps;
  conversationId: string;
  listHref: string;
} {
  const t = useTranslation(inboxTexts);
  const [address, change] = useSearchState(inboxParams, { panel: 'conversation' });
  const { conversation: conversationId, tab, view, status, tag, search } = address;
  const filter = useMemo<InboxFilter>(
    () => ({ tab, view, status, tag, search }),
    [tab, view, status, tag, search],
  );
  const debouncedSearch = useDebouncedValue(search, SEARCH_DELAY_MS);
  // Rows contain links: keep them stable while the user types.
  const hrefWith = useCallback(
    (part: { tab?: InboxTab; conversation: string }) =>
      inboxHref({ tab, view, status, tag, search: debouncedSearch, ...part }),
    [tab, view, status, tag, debouncedSearch],
  );

  const query = useMemo(
    () => inboxQuery({ tab, view, status, tag, search: debouncedSearch }),
    [tab, view, status, tag, debouncedSearch],
  );
  const items = useResource(inboxConversations, query, {
    errorText: (error) => serverMessageOr(error, t('inbox.failed')),
    pollMs: LIST_POLL_MS,
    reconnects: true,
  });
  const cursor = dataOf(items)?.nextCursor ?? '';

  const [loadMore, { pending }] = useAction(loadMoreInbox, {
    failure: (error) => forbiddenMessageOr(error, t('inbox.moreFailed')),
    failureToast: 'never',
  });
  const [failedAt, setFailedAt] = useState({ cursor: '', message: '' });
  const isLoading = pending.size > 0;
  const problem = failedAt.cursor === cursor && cursor !== '' ? failedAt.message : '';
  const more = useMemo(() => {
    async function load(): Promise<void> {
      if (cursor === '') return;
      setFailedAt({ cursor: '', message: '' });
      const outcome = await loadMore({ query, cursor });
      if (!outcome.isDone) setFailedAt({ cursor, message: outcome.message });
    }
    return { isLoading, problem, onLoad: () => void load() };
  }, [cursor, loadMore, query, isLoading, problem]);

  const hrefOf = useCallback((id: string) => hrefWith({ conversation: id }), [hrefWith]);
  const tabHref = useCallback(
    (next: InboxTab) => hrefWith({ tab: next, conversation: '' }),
    [hrefWith],
  );
  // Memoised so that a new thread does not re-render the list.
  const list = useMemo<InboxListProps>(
    () => ({
      items,
      filter,
      tabHref,
      hrefOf,
      openId: conversationId,
      userId,
      more,
      onFilterChange: change,
      onOpen: (conversation) => change({ conversation }),
    }),
    [items, filter, tabHref, hrefOf, conversationId, userId, more, change],
  );
  return { list, conversationId, listHref: hrefWith({ conversation: '' }) };
}
