import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLatch } from '../../internal/useLatch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame, Status, Table } from './DataTable.styles.ts';
import { LazyOrderedRows } from './lazyOrderedRows.ts';
import type { OrderedRowsProps } from './OrderedRows.tsx';
import { revealCutText } from './revealCutText.ts';
import { stackOf } from './stack.ts';
import { TableHead } from './TableHead.tsx';
import { LoadingBody, MessageBody } from './TableMessages.tsx';
import { nextSorting } from './tableModel.ts';
import { TableRows } from './TableRows.tsx';
import type { DataTableColumn, TableSelection, TableSorting } from './types.ts';

export interface DataTableProps<Row extends object> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** Accessible name of the table. */
  label: string;
  /** A new array draws every row again, so make it a constant or memoise it. */
  columns: readonly DataTableColumn<Row>[];
  /** Ids of columns that are not shown. @default none */
  hiddenColumns?: readonly string[];
  /** Already filtered. A row is drawn again when it is another object than before. */
  rows: readonly Row[];
  /** Gives a row an id that is unique in the table and stays with it. */
  getRowId: (row: Row) => string;
  /** What stands in the body: the rows, or what is said in their place. */
  status: 'ready' | 'loading' | 'error' | 'unavailable';
  /** Said and shown at once while loading; skeleton rows follow after 300 ms. */
  loadingText?: string;
  /** In place of rows when there are none. */
  emptyState?: ReactNode;
  /** In place of rows on failure: the text, and a way on. */
  errorContent?: ReactNode;
  /** Marks a row that is open or being edited. */
  rowState?: ((row: Row) => 'selected' | undefined) | undefined;
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row>;
  /** Give it to control the order from outside, together with `onSortingChange`. */
  sorting?: TableSorting;
  /** The order at first, where `sorting` is left out; `null` is that of `rows`. @default null */
  defaultSorting?: TableSorting;
  /** Called when a sortable head is pressed: ascending, descending, then `null`. */
  onSortingChange?: (sorting: TableSorting) => void;
  /** Called with all rows in the order they are shown, at first and whenever that changes. */
  onOrderChange?: ((rows: readonly Row[]) => void) | undefined;
  /** Rows of 48 px instead of 56. @default false */
  isCompact?: boolean;
  /** px before the text of the first cell, so that lines under it align in the list layout. @default 0 */
  listIndent?: number;
  /** More rows than this, and only those in view are in the document. @default 100 */
  virtualFrom?: number;
}

const rowHeights = { comfortable: 56, compact: 48 };

/** How many rows of a long table are drawn until the code for virtual rows is here. */
const firstRows = 25;

const noColumns: readonly string[] = [];

/**
 * The one table of the design: sorting, selection, loading, empty, failed, virtual rows, and a list
 * on phones and inside a `Page` narrower than 640 px. `ref`, `className`, `style` and other attributes reach the
 * root `<div>`.
 */
export function DataTable<Row extends object>({
  label,
  columns: allColumns,
  hiddenColumns = noColumns,
  rows,
  getRowId,
  status,
  loadingText,
  emptyState,
  errorContent,
  rowState,
  selection,
  sorting: controlledSorting,
  defaultSorting = null,
  onSortingChange,
  onOrderChange,
  isCompact = false,
  listIndent = 0,
  virtualFrom = 100,
  ...rest
}: DataTableProps<Row>) {
  const [ownSorting, setOwnSorting] = useState(defaultSorting);
  const sorting = controlledSorting === undefined ? ownSorting : controlledSorting;
  const columns = useMemo(
    () => allColumns.filter(({ id }) => !hiddenColumns.includes(id)),
    [allColumns, hiddenColumns],
  );
  const canOrder = LazyOrderedRows.useIsLoaded();
  const hasSorted = useLatch(sorting !== null);
  // A list that a search makes short stays as it is: to change its kind would draw it again.
  const isVirtual = useLatch(rows.length > virtualFrom);
  const rowIds = useMemo(() => (selection ? rows.map(getRowId) : []), [selection, rows, getRowId]);

  const handleSort = useCallback(
    (columnId: string) => {
      const next = nextSorting(sorting, columnId);
      setOwnSorting(next);
      onSortingChange?.(next);
    },
    [sorting, onSortingChange],
  );

  const isEmpty = status === 'ready' && rows.length === 0;
  // Before anybody can press what asks for the order.
  useLayoutEffect(() => {
    if (isEmpty) onOrderChange?.([]);
  }, [isEmpty, onOrderChange]);

  const span = columns.length + (selection ? 1 : 0);
  const hasVirtualRows = status === 'ready' && isVirtual && rows.length > 0;
  const metas = columns.filter((column, place) => stackOf(column, place) === 'meta').length;

  function renderBody(): ReactNode {
    if (status === 'loading')
      return <LoadingBody columns={columns} hasSelection={selection !== undefined} />;
    if (status === 'error') {
      return (
        <MessageBody span={span}>
          <div role="alert">{errorContent}</div>
        </MessageBody>
      );
    }
    if (isEmpty) return <MessageBody span={span}>{emptyState}</MessageBody>;
    const body = { rows, getRowId, columns, rowState, selection, onOrderChange };
    const plainRows = <TableRows {...body} />;
    if (!hasSorted && !isVirtual) return plainRows;
    const ordered: OrderedRowsProps<Row> = {
      ...body,
      sorting,
      isVirtual,
      rowHeight: rowHeights[isCompact ? 'compact' : 'comfortable'],
    };
    return (
      <LazyOrderedRows
        // What loads lazily cannot carry the type of its rows.
        {...(ordered as unknown as OrderedRowsProps<object>)}
        fallback={
          isVirtual ? (
            <TableRows {...body} rows={rows.slice(0, firstRows)} onOrderChange={undefined} />
          ) : (
            plainRows
          )
        }
        errorFallback={plainRows}
      />
    );
  }

  return (
    <Frame {...rest}>
      <Table
        aria-label={label}
        aria-busy={status === 'loading' || undefined}
        aria-rowcount={hasVirtualRows ? rows.length + 1 : undefined}
        data-compact={isCompact || undefined}
        data-noted={columns.some(({ medium }) => medium === 'note') || undefined}
        data-virtual={hasVirtualRows || undefined}
        data-selectable={selection !== undefined || undefined}
        style={{
          '--platform-table-metas': Math.max(1, metas),
          '--platform-table-indent': `${listIndent}px`,
        }}
        onPointerOver={revealCutText}
      >
        <TableHead
          columns={columns}
          // Rows that cannot be put into an order do not claim to have it.
          sorting={canOrder ? sorting : null}
          selection={selection}
          rowIds={rowIds}
          onSort={handleSort}
        />
        {renderBody()}
      </Table>
      <Status>
        {status === 'loading' && loadingText ? (
          <>
            <Spinner />
            {loadingText}
          </>
        ) : null}
      </Status>
    </Frame>
  );
}
