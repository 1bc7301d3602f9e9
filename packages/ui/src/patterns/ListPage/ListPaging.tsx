import { controlsTexts, useFormats, useTranslation } from '@platform/i18n';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Foot } from './ListPaging.styles.ts';

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
  /** Marks that the next page is on its way. @default false */
  isLoadingNext?: boolean | undefined;
  /** Why the next page could not be read. */
  nextError?: string | undefined;
  /** Stands at the start of the line, such as "10 per page". */
  note?: string | undefined;
}

/** Under the rows of a `ListPage`: the steps, and why one could not be taken. Renders a `<div>`. */
export function ListPaging({ page, nextError, note, ...steps }: ListPagingProps) {
  const t = useTranslation(controlsTexts);
  const formats = useFormats();
  return (
    <Foot>
      {note ? <span>{note}</span> : null}
      {nextError && !steps.isLoadingNext ? <span role="alert">{nextError}</span> : null}
      <Pagination
        label={t('controls.pagination.label')}
        pageLabel={t('controls.pagination.page', { page: formats.number(page) })}
        previousLabel={t('controls.pagination.previous')}
        nextLabel={t('controls.pagination.next')}
        {...steps}
      />
    </Foot>
  );
}
