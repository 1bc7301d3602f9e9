import { mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { InvoicePage } from '@platform/ui/billing';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInvoices } from './useInvoices.ts';

/** Rows of a page, regardless of the size of a server page. */
const PAGE_ROWS = 10;

/** Pages of ten invoices. The previous page stays visible until the next one is complete. */
export function useInvoicePages() {
  const { list, loadMore, moreError, clearMoreError } = useInvoices();
  const [wantedPage, setWantedPage] = useState(1);

  const known = list.status === 'ready' ? list.data : null;
  const count = known?.invoices.length ?? 0;
  const isWhole = known?.nextCursor === null;
  const filledPages = isWhole ? Math.ceil(count / PAGE_ROWS) : Math.floor(count / PAGE_ROWS);
  const page = Math.max(1, Math.min(wantedPage, filledPages));
  const isShort = known !== null && !isWhole && filledPages < wantedPage;
  const isLoading = isShort && moreError === undefined;

  // The list ended early: forget the page, or it would open when the list grows.
  if (isWhole && wantedPage > page) setWantedPage(page);

  useEffect(() => {
    if (isLoading) loadMore();
  }, [isLoading, loadMore]);

  const turnTo = useCallback(
    (next: number) => {
      setWantedPage(next);
      clearMoreError();
    },
    [clearMoreError],
  );
  const onPrevious = useCallback(() => turnTo(Math.max(1, page - 1)), [page, turnTo]);
  const onNext = useCallback(() => turnTo(page + 1), [page, turnTo]);

  const invoices = useMemo((): Remote<InvoicePage> => {
    if (isLoading && filledPages === 0) return { status: 'loading' };
    return mapRemote(list, ({ invoices }) => ({
      invoices: invoices.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS),
      page,
      hasPrevious: page > 1,
      hasNext: !isWhole || page < filledPages,
      isLoadingNext: isLoading,
      nextError: moreError,
    }));
  }, [list, page, filledPages, isWhole, isLoading, moreError]);

  return { invoices, onPrevious, onNext };
}
