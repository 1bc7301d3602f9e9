import type { InvoiceList, Remote } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { useInvoices } from './useInvoices.ts';

/** The invoices of the overview: one server page, and the next below it on demand (reading 34). */
export function useInvoiceList() {
  const { list, failure, isLoadingMore, moreError, ...actions } = useInvoices();
  const { loadUpTo, refreshInvoices } = actions;
  const count = list?.invoices.length ?? 0;

  const onLoadMore = useCallback(
    () => void loadUpTo(({ invoices }) => invoices.length <= count),
    [count, loadUpTo],
  );
  const invoices = useMemo((): Remote<InvoiceList> => {
    if (!list) return failure ? { status: 'error', ...failure } : { status: 'loading' };
    const hasMore = list.nextCursor !== null;
    const { invoices } = list;
    const data = { invoices, hasMore, isLoadingMore, moreError, refreshError: failure };
    return { status: 'ready', data };
  }, [list, failure, isLoadingMore, moreError]);
  return { invoices, onLoadMore, refreshInvoices };
}
