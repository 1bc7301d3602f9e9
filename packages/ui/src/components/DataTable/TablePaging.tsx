import { controlsTexts, tablesTexts, useComponentTexts, useFormats } from '@platform/i18n';
import { useState } from 'react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { pageState, previousPage } from './paging.ts';
import { Footer } from './TablePaging.styles.ts';
import type { TablePagination } from './types.ts';

export interface TablePagingProps {
  pagination: TablePagination;
  shownRows: number;
}

/** Buttons below the table. If the focused one becomes unavailable, the other gets the focus. */
export function TablePaging({ pagination, shownRows }: TablePagingProps) {
  const t = useComponentTexts(controlsTexts, tablesTexts);
  const formats = useFormats();
  const [pressed, setPressed] = useState<'previous' | 'next' | null>(null);
  const footRef = useKeptFocus(
    // Found by selector, because the pagination renders its buttons.
    (lost) => lost.closest('nav')?.querySelector('button:enabled'),
    { leavesDisabled: true },
  );
  const state = pageState(pagination, shownRows);
  const { page, pageCount, hasPrevious, hasNext, range } = state;
  const { rowCount, isLoading = false, onPageChange } = pagination;
  if (!hasPrevious && !hasNext) return null;
  const pendingStep = isLoading ? pressed : null;

  function step(direction: 'previous' | 'next', to: number): void {
    if (pendingStep) return;
    setPressed(direction);
    onPageChange(to);
  }
  const figures = range && {
    from: formats.number(range.from),
    to: formats.number(range.to),
  };
  const number = formats.number(page);
  return (
    <Footer ref={footRef}>
      <span>
        {figures && pageCount !== null
          ? t('tables.rangeOf', { ...figures, total: formats.number(rowCount ?? 0) })
          : figures && t('tables.range', figures)}
      </span>
      <Pagination
        pageLabel={
          pageCount === null
            ? t('controls.pagination.page', { page: number })
            : t('tables.pageOf', { page: number, total: formats.number(pageCount) })
        }
        hasPrevious={hasPrevious || pendingStep === 'previous'}
        hasNext={hasNext || pendingStep === 'next'}
        isLoadingNext={pendingStep === 'next'}
        onPrevious={() => step('previous', previousPage(state))}
        onNext={() => step('next', page + 1)}
      />
    </Footer>
  );
}
