import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLatch } from '../../internal/useLatch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { notedStep } from './columnKinds.ts';
import { ColumnSizer } from './ColumnSizer.tsx';
import { Frame, Status, Table } from './DataTable.styles.ts';
import { LazyOrderedRows } from './TableBody.tsx';
import { showTruncationTooltip } from './showTruncationTooltip.ts';
import { listSlot } from './listSlot.ts';
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
import { useSelectionWithRoom } from './useSelectionWithRoom.ts';
import { useRowGrid } from './useRowGrid.ts';
import { useTableFit } from './useTableFit.ts';

export interface DataTableProps<Row extends object> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** Accessible name of the table. */
  label: string;
  /** Memoise this array: a new identity re-renders every row. */
  columns: readonly DataTableColumn<Row>[];
  /** Ids of columns to hide. @default none */
  hiddenColumns?: readonly string[];
  /** The filtered rows. A row re-renders when its object changes. */
  rows: readonly Row[];
  /** Returns an id that is unique in the table and stable for the row. */
  getRowId: (row: Row) => string;
  /** Selects the body: rows, skeleton, error or "not available". */
  status: 'ready' | 'loading' | 'error' | 'unavailable';
  /** Shown and announced at once while loading; skeleton rows follow after 300 ms. */
  loadingText?: string;
  /** Shown if there are no rows. */
  emptyState?: ReactNode;
  /** Shown if loading failed: the message and a retry button. */
  errorContent?: ReactNode;
  /** Marks the row that is open or being edited. Tab reaches the fields of an edited row. */
  rowState?: ((row: Row) => RowState) | undefined;
  /** URL of a row's record: a press on the row follows the link to it in a cell; or undefined. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Makes Space show the record of a row while the focus stays in the table. */
  preview?: TablePreview<Row> | undefined;
  /** Called when `e` is pressed on a row. */
  onRowEdit?: ((row: Row) => void) | undefined;
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row> | undefined;
  /** Controls the sorting, together with `onSortingChange`. */
  sorting?: TableSorting;
  /** Initial sorting if uncontrolled; `null` keeps the order of `rows`. @default null */
  defaultSorting?: TableSorting;
  /** Called when a sortable header is pressed: ascending, descending, then `null`. */
  onSortingChange?: (sorting: TableSorting) => void;
  /** Called with all rows in display order, initially and on each change. */
  onOrderChange?: ((rows: readonly Row[]) => void) | undefined;
  /** Collapses steps 1 and 2 of `collapseOrder` below 1080 px, not 820 px. @default false */
  isWide?: boolean;
  /** Makes rows 48 px high instead of 56 px. @default false */
  isCompact?: boolean;
  /** Indent of the first cell's text in the list layout, in px at 16 px font size. @default 0 */
  listIndent?: number;
  /** Number of rows above which only the visible ones are rendered. @default 100 */
  virtualFrom?: number;
}

const rowHeights = { comfortable: 56, compact: 48 };

const noColumns: readonly string[] = [];

/**
 * Sortable table with selection and virtual rows; a list below 640 px. A grid if its rows can be
 * opened, selected or acted on: one tab stop, arrow keys between rows. Attributes reach the root
 * `<div>`.
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
  selection: givenSelection,
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
  const selection = useSelectionWithRoom(givenSelection, listIndent);
  const canOrder = LazyOrderedRows.useIsLoaded();
  const hasSorted = useLatch(sorting !== null);
  // A list shortened by a search stays virtual: switching would re-render every row.
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
  // A layout effect, so that callers know the order before the user can act on it.
  useLayoutEffect(() => {
    if (isEmpty) onOrderChange?.([]);
  }, [isEmpty, onOrderChange]);

  const hasRows = status === 'ready' && rows.length > 0;
  const isInteractive =
    Boolean(rowHref ?? preview ?? onRowEdit ?? selection) ||
    columns.some((column, index) => listSlot(column, index) === 'actions');
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
  const metas = columns.filter((column, index) => listSlot(column, index) === 'meta').length;

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
        data-selectable={(selection && !selection.revealOnHover) || undefined}
        data-quiet-boxes={selection?.revealOnHover || undefined}
        data-selecting={
          selection?.isSelecting || (selection && selection.value.size > 0) || undefined
        }
        style={{
          '--platform-table-metas': Math.max(1, metas),
          '--platform-table-indent': `${listIndent / 16}rem`,
        }}
        onPointerOver={showTruncationTooltip}
        {...tableProps}
      >
        <TableHead
          columns={columns}
          // If the rows cannot be sorted, the header must not claim that they are.
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
