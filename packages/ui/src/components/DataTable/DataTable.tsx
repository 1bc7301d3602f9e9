import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLatch } from '../../internal/useLatch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { notedStep } from './columnKinds.ts';
import { ColumnSizer } from './ColumnSizer.tsx';
import { Frame, Status, Table } from './DataTable.styles.ts';
import { LazyOrderedRows } from './TableBody.tsx';
import { revealCutText } from './revealCutText.ts';
import { stackOf } from './stack.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { nextSorting } from './tableModel.ts';
import type {
  DataTableColumn,
  RowState,
  TablePreview,
  TableSelection,
  TableSorting,
} from './types.ts';
import { useRowGrid } from './useRowGrid.ts';
import { useTableFit } from './useTableFit.ts';

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
  /** Marks a row that is open or being edited. Of a row being edited Tab reaches the fields. */
  rowState?: ((row: Row) => RowState) | undefined;
  /**
   * The address of a row's record: a press anywhere on the row, and Enter, follow the link to it that
   * a cell holds. `undefined` for a row without a record.
   */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Lets Space show the record of a row while the focus stays in the table. */
  preview?: TablePreview<Row> | undefined;
  /** Called by `e` on a row. */
  onRowEdit?: ((row: Row) => void) | undefined;
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row> | undefined;
  /** Give it to control the order from outside, together with `onSortingChange`. */
  sorting?: TableSorting;
  /** The order at first, where `sorting` is left out; `null` is that of `rows`. @default null */
  defaultSorting?: TableSorting;
  /** Called when a sortable head is pressed: ascending, descending, then `null`. */
  onSortingChange?: (sorting: TableSorting) => void;
  /** Called with all rows in the order they are shown, at first and whenever that changes. */
  onOrderChange?: ((rows: readonly Row[]) => void) | undefined;
  /** Has many columns: the first two places of `collapseOrder` give way below 1080 px of page already, not 820. @default false */
  isWide?: boolean;
  /** Rows of 48 px instead of 56. @default false */
  isCompact?: boolean;
  /** Room before the text of the first cell, in px at a font size of 16, so that lines under it align in the list layout. @default 0 */
  listIndent?: number;
  /** More rows than this, and only those in view are in the document. @default 100 */
  virtualFrom?: number;
}

const rowHeights = { comfortable: 56, compact: 48 };

const noColumns: readonly string[] = [];

/**
 * The one table of the design: sorting, selection, loading, empty, failed, virtual rows, and a list
 * on phones and inside a `Page` narrower than 640 px. Where rows can be opened, selected or acted on
 * it is a grid: its rows are one stop of the tab order, with arrow keys from row to row. `ref`,
 * `className`, `style` and other attributes reach the root `<div>`.
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
  rowHref,
  preview,
  onRowEdit,
  selection,
  sorting: controlledSorting,
  defaultSorting = null,
  onSortingChange,
  onOrderChange,
  isWide = false,
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

  const hasRows = status === 'ready' && rows.length > 0;
  const isInteractive =
    Boolean(rowHref ?? preview ?? onRowEdit ?? selection) ||
    columns.some((column, place) => stackOf(column, place) === 'actions');
  const { grid, tableProps } = useRowGrid<Row>({
    isGrid: hasRows && isInteractive,
    getRowId,
    rowHref,
    rowState,
    preview,
    selection,
    onRowEdit,
  });
  const hasVirtualRows = hasRows && isVirtual;
  const metas = columns.filter((column, place) => stackOf(column, place) === 'meta').length;

  useTableFit(tableProps.ref);

  return (
    <Frame {...rest}>
      <Table
        aria-label={label}
        aria-busy={status === 'loading' || undefined}
        aria-multiselectable={(grid.isGrid && selection !== undefined) || undefined}
        aria-rowcount={hasVirtualRows ? rows.length + 1 : undefined}
        data-wide-table={isWide || undefined}
        data-compact={isCompact || undefined}
        data-noted={notedStep(columns)}
        data-virtual={hasVirtualRows || undefined}
        data-selectable={(selection && !selection.isQuiet) || undefined}
        data-quiet-boxes={selection?.isQuiet || undefined}
        data-selecting={
          selection?.isSelecting || (selection && selection.value.size > 0) || undefined
        }
        style={{
          '--platform-table-metas': Math.max(1, metas),
          '--platform-table-indent': `${listIndent / 16}rem`,
        }}
        onPointerOver={revealCutText}
        {...tableProps}
      >
        <TableHead
          columns={columns}
          // Rows that cannot be put into an order do not claim to have it.
          sorting={canOrder ? sorting : null}
          selection={selection}
          rowIds={rowIds}
          onSort={handleSort}
        />
        <TableBody
          {...{ status, rows, getRowId, columns, rowState, rowHref, selection, onOrderChange }}
          {...{ emptyState, errorContent, sorting, hasSorted, isVirtual, grid }}
          rowHeight={rowHeights[isCompact ? 'compact' : 'comfortable']}
        />
        {hasVirtualRows ? (
          <ColumnSizer columns={columns} rows={rows} hasSelection={selection !== undefined} />
        ) : null}
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
