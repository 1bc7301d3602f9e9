import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { useLatch } from '../../internal/useLatch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame, Status, Table } from './DataTable.styles.ts';
import { revealCutText } from './revealCutText.ts';
import { ReadyBody } from './ReadyBody.tsx';
import { TableHead } from './TableHead.tsx';
import { LoadingBody, MessageBody } from './TableMessages.tsx';
import { lazySorting } from './lazySorting.ts';
import { stackOf } from './stack.ts';
import { nextSorting } from './tableModel.ts';
import type { DataTableColumn, TableSorting } from './types.ts';

export interface DataTableProps<Row extends object> {
  /** Accessible name of the table. */
  label: string;
  /** Keep the array stable (a module constant or `useMemo`): a new one draws every row anew. */
  columns: readonly DataTableColumn<Row>[];
  /** Already filtered. Keep it, and each row that did not change, stable between renders. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  status: 'ready' | 'loading' | 'error';
  /** Said and shown at once while loading; skeleton rows follow after 300 ms. */
  loadingText?: string;
  /** In place of rows when there are none. */
  emptyState?: ReactNode;
  /** In place of rows on failure: the text, and a way on. */
  errorContent?: ReactNode;
  /** Marks a row that is open or being edited. */
  rowState?: ((row: Row) => 'selected' | undefined) | undefined;
  /** Give it to control the order from outside, together with `onSortingChange`. */
  sorting?: TableSorting;
  defaultSorting?: TableSorting;
  onSortingChange?: (sorting: TableSorting) => void;
  /** Rows of 48 px instead of 56. */
  isCompact?: boolean;
  /** px before the text of the first cell, so that lines under it align in the list layout. @default 0 */
  listIndent?: number;
  /** More rows than this, and only those in view are in the document. @default 100 */
  windowFrom?: number;
}

/**
 * The one table of the design: sorting, loading, empty, failed, windowed, and a list where the
 * container named `page` is narrower than 820 px (design language, Table and section 9).
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, status, onSortingChange } = props;
  const { isCompact = false, windowFrom = 100 } = props;
  const [ownSorting, setOwnSorting] = useState<TableSorting>(props.defaultSorting ?? null);
  const sorting = props.sorting === undefined ? ownSorting : props.sorting;
  const hasSorted = useLatch(sorting !== null);
  // A list that a search makes short stays as it is: to change its kind would draw it anew.
  const isWindowed = useLatch(rows.length > windowFrom);

  const handleSort = useCallback(
    (columnId: string) => {
      const next = nextSorting(sorting, columnId);
      setOwnSorting(next);
      onSortingChange?.(next);
    },
    [sorting, onSortingChange],
  );

  function renderBody(): ReactNode {
    if (status === 'loading') return <LoadingBody columns={columns} />;
    if (status === 'error') {
      return (
        <MessageBody span={columns.length}>
          <div role="alert">{props.errorContent}</div>
        </MessageBody>
      );
    }
    if (!hasSorted) return drawRows(rows);
    return (
      <lazySorting.Part
        columns={columns}
        rows={rows}
        sorting={sorting}
        fallback={drawRows(rows)}
        onLoadFailed={() => setOwnSorting(null)}
      >
        {(sorted) => drawRows(sorted as readonly Row[])}
      </lazySorting.Part>
    );
  }

  function drawRows(ordered: readonly Row[]): ReactNode {
    return (
      <ReadyBody
        rows={ordered}
        columns={columns}
        getRowId={props.getRowId}
        rowState={props.rowState}
        emptyState={props.emptyState}
        isCompact={isCompact}
        isWindowed={isWindowed}
      />
    );
  }

  const hasGaps = status === 'ready' && isWindowed && rows.length > 0;
  const metas = columns.filter((column, place) => stackOf(column, place) === 'meta').length;
  return (
    <Frame>
      <Table
        aria-label={label}
        aria-busy={status === 'loading' || undefined}
        aria-rowcount={hasGaps ? rows.length + 1 : undefined}
        data-compact={isCompact || undefined}
        data-windowed={hasGaps || undefined}
        style={{
          '--table-metas': Math.max(1, metas),
          '--table-indent': `${props.listIndent ?? 0}px`,
        }}
        onPointerOver={revealCutText}
      >
        <TableHead columns={columns} sorting={sorting} onSort={handleSort} />
        {renderBody()}
      </Table>
      <Status>
        {status === 'loading' && props.loadingText ? (
          <>
            <Spinner />
            {props.loadingText}
          </>
        ) : null}
      </Status>
    </Frame>
  );
}
