import { listInvoices } from '@platform/api';
import type { Api } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { useRead } from '../shared/swr/useRead.ts';
import { withFirstPage, withPage } from './invoiceList.ts';
import type { LoadedInvoices } from './invoiceList.ts';
import { billingKeys } from './keys.ts';

/**
 * Reads the first page of the list.
 *
 * @param known what was read before, of which later pages may stay
 */
export const loadInvoices = async (
  api: Api,
  signal: AbortSignal,
  known?: LoadedInvoices,
): Promise<LoadedInvoices> => withFirstPage(known, await listInvoices(api, null, signal));

/** What is known of the invoices: both pages of the area read and lengthen the same list. */
export function useInvoices() {
  const api = useApi();
  const t = useTranslation(billingTexts);
  const signal = useLeaveSignal();
  const known = useRef<LoadedInvoices>(undefined);
  const read = useRead(billingKeys.invoices, (...asked) => loadInvoices(...asked, known.current));
  const { data, error, mutate, refresh } = read;
  useEffect(() => {
    known.current = data;
  }, [data]);
  const isFailed = error !== undefined && !isSilent(error);

  const more = useRef<Promise<LoadedInvoices | null>>(undefined);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasMoreError, setHasMoreError] = useState(false);

  /** Reads pages until there are as many rows as wanted, or no more; null where that failed. */
  const loadUpTo = useCallback(
    (wanted: (list: LoadedInvoices) => boolean): Promise<LoadedInvoices | null> => {
      const load = async () => {
        let list = known.current;
        while (list?.nextCursor && wanted(list)) {
          const cursor = list.nextCursor;
          const page = await listInvoices(api, cursor, signal());
          const next = (current = list) => current && withPage(current, cursor, page);
          list = await mutate(next, { revalidate: false });
        }
        return list ?? null;
      };
      const run = async () => {
        setIsLoadingMore(true);
        setHasMoreError(false);
        try {
          return await load();
        } catch (failure) {
          if (!isSilent(failure)) setHasMoreError(true);
          return null;
        } finally {
          more.current = undefined;
          setIsLoadingMore(false);
        }
      };
      if (more.current) return more.current;
      const list = run();
      more.current = list;
      return list;
    },
    [api, mutate, signal],
  );

  const message = t('billing.error.invoices');
  const failure = useMemo(
    () => (isFailed ? { message, retry: refresh } : undefined),
    [isFailed, message, refresh],
  );
  return {
    list: data,
    failure,
    isLoadingMore,
    moreError: hasMoreError ? message : undefined,
    loadUpTo,
    refreshInvoices: refresh,
  };
}
