import { beforeRefreshMs, beforeReloadMs } from '@platform/flows';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../session/ApiContext.ts';
import { reloadPage } from '../session/leave.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { readListEvent, withoutListEvent } from './listEvent.ts';
import type { ListEvent } from './listEvent.ts';

/** Events are removed from the URL first, so that a reload or Back does not repeat them. */
export function useListEvent(onRefresh: () => void): void {
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const [news, setNews] = useState<ListEvent | null>(() => readListEvent(query));
  const [lastQuery, setLastQuery] = useState(query);
  useNewsToast(news);

  if (query !== lastQuery) {
    // A URL without an event keeps the last one.
    setLastQuery(query);
    setNews(readListEvent(query) ?? news);
  }

  useEffect(() => {
    const rest = withoutListEvent(query);
    if (rest) setQuery(rest, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);

  useEffect(() => {
    if (news?.kind === 'refresh') {
      const refresh = () => {
        setNews(null);
        onRefresh();
      };
      const timer = setTimeout(refresh, beforeRefreshMs);
      return () => clearTimeout(timer);
    }
    if (news?.kind === 'connected') {
      const timer = setTimeout(() => void reloadPage(api), beforeReloadMs);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [news, api, onRefresh]);
}

function useNewsToast(news: ListEvent | null): void {
  const t = useTranslation(integrationsTexts);
  const showToast = useSetAtom(showToastAtom);
  const lastReported = useRef<ListEvent>(null);
  useEffect(() => {
    if (lastReported.current === news) return;
    lastReported.current = news;
    if (news?.kind === 'failed') {
      const message = t('integrations.error.connectBecause', { error: news.error });
      showToast({ message, tone: 'danger' });
    }
    if (news?.kind === 'connected') {
      const { name } = news;
      const message =
        name === null
          ? t('integrations.toast.connectedAny')
          : t('integrations.toast.connected', { name });
      showToast({ message, tone: 'success' });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, in any language
  }, [news]);
}
