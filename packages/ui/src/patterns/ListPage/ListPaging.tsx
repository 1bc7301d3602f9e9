import { controlsTexts, useFormats, useTranslation } from '@platform/i18n';
import { useRef, useState } from 'react';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Foot } from './ListPaging.styles.ts';
import { usePagingFocus } from './usePagingFocus.ts';

/** Steps through the pages of a list. */
export interface ListPagingProps {
  /** From 1. */
  page: number;
  /** Whether a page comes before. */
  hasPrevious: boolean;
  /** Whether a page follows. */
  hasNext: boolean;
  /** Called by 'Previous'. */
  onPrevious: () => void;
  /** Called by 'Next'. */
  onNext: () => void;
  /** Marks that the next page loads. @default false */
  isLoadingNext?: boolean | undefined;
  /** Marks that `page` loads: the button that was pressed waits for it. @default false */
  isLoading?: boolean | undefined;
  /** Why the next page could not be read. */
  nextError?: string | undefined;
  /** Stands at the start of the line, such as "10 per page". */
  note?: string | undefined;
}

/**
 * Under the rows of a `ListPage`: the steps, and why one could not be taken. The focus stays on the button
 * that was pressed, and goes to the heading of the list where there is no further page. Renders a `<div>`.
 */
export function ListPaging({
  page,
  nextError,
  note,
  isLoading = false,
  hasPrevious,
  hasNext,
  isLoadingNext = false,
  onPrevious,
  onNext,
}: ListPagingProps) {
  const t = useTranslation(controlsTexts);
  const formats = useFormats();
  const footRef = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<'previous' | 'next' | null>(null);
  const waits = isLoading ? pressed : null;
  function step(direction: 'previous' | 'next', act: () => void): void {
    if (waits) return;
    setPressed(direction);
    act();
  }
  return (
    <Foot ref={footRef} {...usePagingFocus(footRef)}>
      {note ? <span>{note}</span> : null}
      {nextError && !isLoadingNext ? <span role="alert">{nextError}</span> : null}
      <Pagination
        label={t('controls.pagination.label')}
        pageLabel={t('controls.pagination.page', { page: formats.number(page) })}
        previousLabel={t('controls.pagination.previous')}
        nextLabel={t('controls.pagination.next')}
        hasPrevious={hasPrevious || waits === 'previous'}
        hasNext={hasNext || waits === 'next'}
        isLoadingNext={isLoadingNext || waits === 'next'}
        onPrevious={() => step('previous', onPrevious)}
        onNext={() => step('next', onNext)}
      />
    </Foot>
  );
}
