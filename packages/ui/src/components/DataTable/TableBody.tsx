import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { OrderedRowsProps } from './OrderedRows.tsx';
import { LoadingBody, MessageBody } from './TableMessages.tsx';
import { TableRows } from './TableRows.tsx';

/** Loads the sorting and virtualisation libraries; a short unsorted table does without them. */
export const LazyOrderedRows = lazyComponent(() => import('./OrderedRows.tsx'), 'OrderedRows');

interface TableBodyProps<Row> extends OrderedRowsProps<Row> {
  status: 'ready' | 'loading' | 'error' | 'unavailable';
  emptyState: ReactNode;
  errorContent: ReactNode;
  hasSorted: boolean;
}

/** Rows of a long table to render until the virtualiser has loaded: they fill 950 px. */
const firstRows = 13;

export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const { status, emptyState, errorContent, hasSorted, ...ordered } = props;
  const { rows, columns, selection, isVirtual } = ordered;
  if (status === 'loading')
    return <LoadingBody columns={columns} hasSelection={selection !== undefined} />;
  if (status === 'error') {
    return (
      <MessageBody>
        <div role="alert">{errorContent}</div>
      </MessageBody>
    );
  }
  if (status === 'ready' && rows.length === 0) return <MessageBody>{emptyState}</MessageBody>;
  const plainRows = <TableRows {...ordered} />;
  if (!hasSorted && !isVirtual) return plainRows;
  return (
    <LazyOrderedRows
      // A lazy component cannot be generic.
      {...(ordered as unknown as OrderedRowsProps<object>)}
      fallback={
        isVirtual ? (
          <TableRows {...ordered} rows={rows.slice(0, firstRows)} onOrderChange={undefined} />
        ) : (
          plainRows
        )
      }
      errorFallback={plainRows}
    />
  );
}
