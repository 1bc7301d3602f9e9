import { controlsTexts, useFormats, useTranslation } from '@platform/i18n';
import { use, useState } from 'react';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { focusableHeading, pageHeading } from '../../internal/keptFocus.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Footer } from './ListPaging.styles.ts';
import { ListRefsContext } from './ListRefsContext.ts';

/** Props of `ListPaging`. */
export interface ListPagingProps {
  /** From 1. */
  page: number;
  /** False disables 'Previous'. */
  hasPrevious: boolean;
  /** False disables 'Next'. */
  hasNext: boolean;
  /** Called by 'Previous'. */
  onPrevious: () => void;
  /** Called by 'Next'. */
  onNext: () => void;
  /** True while the next page loads. @default false */
  isLoadingNext?: boolean | undefined;
  /** True while `page` loads; the pressed button shows it. @default false */
  isLoading?: boolean | undefined;
  /** Reason why the next page failed to load. */
  nextError?: string | undefined;
  /** At the start of the line, such as "10 per page". */
  note?: string | undefined;
}

/** Paging below a list, with the error of a failed page; the focus stays on the pressed button. */
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
  const heading = use(ListRefsContext)?.heading;
  // The new page starts at the heading of the list.
  const footerRef = useKeptFocus(
    () => {
      const start = focusableHeading(heading?.current) ?? pageHeading();
      start?.scrollIntoView({ block: 'nearest' });
      return start;
    },
    { leavesDisabled: true },
  );
  const [pressed, setPressed] = useState<'previous' | 'next' | null>(null);
  const pendingStep = isLoading ? pressed : null;
  function step(direction: 'previous' | 'next', act: () => void): void {
    if (pendingStep) return;
    setPressed(direction);
    act();
  }
  return (
    <Footer ref={footerRef}>
      {note ? <span>{note}</span> : null}
      {nextError && !isLoadingNext ? <span role="alert">{nextError}</span> : null}
      <Pagination
        label={t('controls.pagination.label')}
        pageLabel={t('controls.pagination.page', { page: formats.number(page) })}
        previousLabel={t('controls.pagination.previous')}
        nextLabel={t('controls.pagination.next')}
        hasPrevious={hasPrevious || pendingStep === 'previous'}
        hasNext={hasNext || pendingStep === 'next'}
        isLoadingNext={isLoadingNext || pendingStep === 'next'}
        onPrevious={() => step('previous', onPrevious)}
        onNext={() => step('next', onNext)}
      />
    </Footer>
  );
}
