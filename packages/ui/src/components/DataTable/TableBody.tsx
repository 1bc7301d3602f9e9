import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { OrderedRowsProps } from './OrderedRows.tsx';
import { LoadingBody, MessageBody } from './TableMessages.tsx';
import { TableRows } from './TableRows.tsx';

/** Sorting and virtual rows with the libraries under them: a short table begins without. */
export const LazyOrderedRows = lazyComponent(() => import('./OrderedRows.tsx'), 'OrderedRows');

interface TableBodyProps<Row> extends OrderedRowsProps<Row> {
  status: 'ready' | 'loading' | 'error' | 'unavailable';
  emptyState: ReactNode;
  errorContent: ReactNode;
  /** Whether the rows are, or were, in the order of a column. */
  hasSorted: boolean;
}

/** How many rows of a long table are drawn until the code for virtual rows is here: they fill 950 px. */
const firstRows = 13;

/** The rows, or what stands for them. */
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
      // What loads lazily cannot carry the type of its rows.
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
