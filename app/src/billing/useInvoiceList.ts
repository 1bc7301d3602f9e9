import { mapRemote } from '@platform/ui';
import type { InvoiceList } from '@platform/ui/billing';
import { useMemo } from 'react';
import { useInvoices } from './useInvoices.ts';

export function useInvoiceList() {
  const { list, loadMore, isLoadingMore, moreError } = useInvoices();
  const invoices = useMemo(
    () =>
      mapRemote(list, ({ invoices, nextCursor }): InvoiceList => ({
        invoices,
        hasMore: nextCursor !== null,
        isLoadingMore,
        moreError,
      })),
    [list, isLoadingMore, moreError],
  );
  return { invoices, onLoadMore: loadMore };
}
