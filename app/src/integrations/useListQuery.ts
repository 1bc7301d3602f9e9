import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { IntegrationFilter } from '@platform/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { reloadPage } from '../shared/session/leave.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { beforeRefreshMs, beforeReloadMs } from './delays.ts';
import { filterHref, filterOf, newsIn, withoutNews } from './listQuery.ts';
import type { ListNews } from './listQuery.ts';

/**
 * The address of the list: the tab, and what a provider's page reports in it. What is reported
 * leaves the address before anything is done about it, so that neither a reload nor Back repeats it
 * (spec 2.6, 8; reading 42; reliability O16).
 *
 * @param onRefresh loads the list once more; keep it stable between renders
 */
export function useListQuery(onRefresh: () => void) {
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const [news, setNews] = useState<ListNews | null>(() => newsIn(query));
  const [seen, setSeen] = useState(query);
  useNewsToast(news);

  if (query !== seen) {
    // What the next address reports replaces what this one did; one that reports nothing does not.
    setSeen(query);
    setNews(newsIn(query) ?? news);
  }

  useEffect(() => {
    const rest = withoutNews(query);
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

  return {
    filter: filterOf(query),
    filterHref: useCallback(
      (filter: IntegrationFilter) => filterHref(paths.integrations, filter),
      [],
    ),
  };
}

/** Says once what the address reported. */
function useNewsToast(news: ListNews | null): void {
  const t = useTranslation(integrationsTexts);
  const showToast = useSetAtom(showToastAtom);
  const told = useRef<ListNews>(null);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
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
    // Told once, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [news]);
}
