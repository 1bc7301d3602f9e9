import type { InvoicePage, Remote } from '@platform/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useInvoices } from './useInvoices.ts';

/** Rows of a page (spec 9), whatever the size of a server page is. */
const PAGE_ROWS = 10;

/** The invoices by ten, cut from as many server pages as it takes (reading 34). */
export function useInvoicePages() {
  const { list, failure, isLoadingMore, moreError, loadUpTo } = useInvoices();
  const [wantedPage, setPage] = useState(1);
  /** Counts what was asked for, so that a slow page never overtakes a later wish (D07). */
  const wish = useRef(0);

  const count = list?.invoices.length ?? 0;
  const isWhole = list !== undefined && list.nextCursor === null;
  const page = isWhole ? Math.min(wantedPage, lastPage(count)) : wantedPage;
  const isFilled = isWhole || count >= page * PAGE_ROWS;

  useEffect(() => {
    if (!list || isFilled || moreError !== undefined) return;
    void loadUpTo(({ invoices }) => invoices.length < page * PAGE_ROWS);
  }, [list, isFilled, loadUpTo, moreError, page]);

  const onPrevious = useCallback(() => {
    wish.current += 1;
    setPage(Math.max(1, page - 1));
  }, [page]);

  const onNext = useCallback(() => {
    const mine = ++wish.current;
    if (isWhole || count >= (page + 1) * PAGE_ROWS) return setPage(page + 1);
    const load = async () => {
      const read = await loadUpTo(({ invoices }) => invoices.length < (page + 1) * PAGE_ROWS);
      const isThere = read !== null && read.invoices.length > page * PAGE_ROWS;
      if (isThere && wish.current === mine) setPage(page + 1);
    };
    void load();
  }, [count, isWhole, loadUpTo, page]);

  const invoices = useMemo((): Remote<InvoicePage> => {
    if (!list) return failure ? { status: 'error', ...failure } : { status: 'loading' };
    const rows = list.invoices.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
    const isShort = !isFilled && moreError === undefined;
    if (isShort && rows.length < PAGE_ROWS) return { status: 'loading' };
    const data = {
      invoices: rows,
      page,
      hasPrevious: page > 1,
      hasNext: !isWhole || count > page * PAGE_ROWS,
      isLoadingNext: isLoadingMore,
      nextError: moreError,
      refreshError: failure,
    };
    return { status: 'ready', data };
  }, [list, failure, page, isFilled, isWhole, count, isLoadingMore, moreError]);

  return { invoices, onPrevious, onNext };
}

const lastPage = (count: number): number => Math.max(1, Math.ceil(count / PAGE_ROWS));
