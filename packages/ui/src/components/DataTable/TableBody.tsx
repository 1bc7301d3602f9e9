import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { BodyRows } from './BodyRows.tsx';
import type { LeadingCell } from './LeadingCells.tsx';
import type { OrderedRowsProps } from './OrderedRows.tsx';
import { LoadingBody, MessageBody } from './TableMessages.tsx';

/** Loads the sorting library; an unsorted table does without it. */
export const LazyOrderedRows = lazyComponent(() => import('./OrderedRows.tsx'), 'OrderedRows');

interface TableBodyProps<Row> extends OrderedRowsProps<Row> {
  status: 'ready' | 'loading' | 'error';
  emptyState: ReactNode;
  errorContent: ReactNode;
  hasSorted: boolean;
  leading: readonly LeadingCell[];
}

export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const { status, emptyState, errorContent, hasSorted, sorting, leading, ...unsorted } = props;
  const { rows, columns } = unsorted;
  if (status === 'loading') return <LoadingBody columns={columns} leading={leading} />;
  if (status === 'error') {
    return (
      <MessageBody>
        <div role="alert">{errorContent}</div>
      </MessageBody>
    );
  }
  if (rows.length === 0) return <MessageBody>{emptyState}</MessageBody>;
  const unsortedRows = <BodyRows {...unsorted} />;
  if (!hasSorted) return unsortedRows;
  return (
    <LazyOrderedRows
      // A lazy component cannot be generic.
      {...(unsorted as unknown as OrderedRowsProps<object>)}
      sorting={sorting}
      fallback={unsortedRows}
      errorFallback={unsortedRows}
    />
  );
}
