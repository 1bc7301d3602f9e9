import { useLayoutEffect, useMemo } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useLatch } from '../../internal/useLatch.ts';
import { notedStep } from './columnKinds.ts';
import { layoutFunctions } from './columns/layoutFunctions.ts';
import { ColumnSizer } from './ColumnSizer.tsx';
import { Table } from './DataTable.styles.ts';
import { TableStatus } from './TableStatus.tsx';
import type { AroundTableProps } from './AroundTable.tsx';
import { Frame } from './Frame.styles.ts';
import { useShownColumns } from './useShownColumns.ts';
import { showTruncationTooltip } from './showTruncationTooltip.ts';
import { loadExtras } from './loadExtras.ts';
import { listSlot } from './listSlot.ts';
import { leadingCells } from './LeadingCells.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { rowIndexOf } from './rowGrid.ts';
import type { TablePagination } from './types.ts';
import { useExpansion } from './useExpansion.ts';
import { useRowGrid } from './useRowGrid.ts';
import { useSorting } from './useSorting.ts';
import { useTableFit } from './useTableFit.ts';

const LazyTableFoot = lazyComponent(loadExtras, 'TableFoot');

const LazyAroundTable = lazyComponent(loadExtras, 'AroundTable');

/** Index of the first row among those of all pages. */
const firstIndexOf = ({ page, pageSize }: TablePagination) =>
  Math.max(0, (page - 1) * pageSize) || 0;

const rowHeights = { comfortable: 56, compact: 48 };

/**
 * Sortable table with selection and virtual rows; a list below 640 px. A grid if its rows can be
 * opened, selected or acted on: one tab stop, arrow keys between rows. Attributes reach the root
 * `<div>`.
 */
export function DataTable<Row extends object>({
  label,
  columns: allColumns,
  hiddenColumns,
  columnLayout,
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
  isCopyable = false,
  expansion,
  sorting: givenSorting,
  defaultSorting,
  onSortingChange,
  sortedBy,
  pagination,
  onOrderChange,
  isWide = false,
  isCompact = false,
  listIndent = 0,
  virtualFrom = 100,
  ...rest
}: DataTableProps<Row>) {
  const sorting = useSorting({ sorting: givenSorting, defaultSorting, onSortingChange, sortedBy });
  const layout = columnLayout && layoutFunctions(columnLayout);
  const { choosable, columns, tableData } = useShownColumns(allColumns, hiddenColumns, layout);
  const { details, isOpen } = useExpansion(expansion);
  const hasSelection = selection !== undefined;
  const leading = useMemo(
    () => leadingCells(details !== undefined, hasSelection),
    [details, hasSelection],
  );
  const coversPicture = selection?.revealOnHover === true && listIndent > 0;
  const hasSorted = useLatch(sorting.applied !== null);
  // A list shortened by a search stays virtual: switching would re-render every row.
  const isVirtual = useLatch(rows.length > virtualFrom);
  const rowIds = useMemo(() => (selection ? rows.map(getRowId) : []), [selection, rows, getRowId]);

  const isEmpty = status === 'ready' && rows.length === 0;
  // A layout effect, so that callers know the order before the user can act on it.
  useLayoutEffect(() => {
    if (isEmpty) onOrderChange?.([]);
  }, [isEmpty, onOrderChange]);

  const hasRows = status === 'ready' && rows.length > 0;
  const isInteractive =
    Boolean(rowHref ?? preview ?? onRowEdit ?? selection ?? expansion) ||
    isCopyable ||
    columns.some((column, index) => listSlot(column, index) === 'actions');
  const { grid, tableProps, orderedRows } = useRowGrid<Row>({
    isGrid: hasRows && isInteractive,
    getRowId,
    rowHref,
    rowState,
    preview,
    selection,
    onRowEdit,
  });
  const hasVirtualRows = hasRows && isVirtual;
  const rowOffset = pagination && firstIndexOf(pagination);
  const rowCount = pagination ? pagination.rowCount : rows.length;
  const hasFooter = hasRows && columns.some(({ footer }) => footer !== undefined);
  const isPartial = hasVirtualRows || (hasRows && pagination !== undefined);
  const metas = columns.filter((column, index) => listSlot(column, index) === 'meta').length;

  useTableFit(tableProps.ref, layout?.stepsOf);
  const Root = layout?.Frame ?? Frame;

  return (
    // The details are as wide as the frame.
    <Root
      {...layout?.frameProps(grid.isGrid, label)}
      {...rest}
      data-expandable={details ? true : undefined}
    >
      <Table
        aria-label={label}
        aria-busy={status === 'loading' || pagination?.isLoading || undefined}
        aria-multiselectable={(grid.isGrid && hasSelection) || undefined}
        // -1 if the number is unknown (WAI-ARIA).
        aria-rowcount={isPartial ? (rowCount ? rowCount + 1 + Number(hasFooter) : -1) : undefined}
        data-wide-table={isWide || undefined}
        {...tableData}
        data-compact={isCompact || undefined}
        data-noted={notedStep(columns)}
        data-virtual={hasVirtualRows || undefined}
        data-selectable={(selection && !coversPicture) || undefined}
        data-quiet-boxes={coversPicture || undefined}
        data-hover-boxes={(selection?.revealOnHover && !coversPicture) || undefined}
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
          shownColumns={columns}
          columns={choosable}
          layout={layout}
          onSortingChange={sorting.changeSorting}
          sorting={sorting.shown}
          selection={selection}
          rowIds={rowIds}
          leading={leading}
          hasPages={pagination !== undefined}
          onSort={sorting.toggleSorting}
        />
        <TableBody
          {...{ status, rows, getRowId, columns, rowState, rowHref, selection, onOrderChange }}
          {...{ emptyState, errorContent, hasSorted, isVirtual, grid, rowOffset }}
          {...{ leading, details, isOpen }}
          sorting={sorting.applied}
          rowHeight={rowHeights[isCompact ? 'compact' : 'comfortable']}
        />
        {hasFooter ? (
          <LazyTableFoot
            columns={columns}
            // A lazy component cannot be generic.
            rows={rows as readonly never[]}
            leading={leading}
            rowIndex={isPartial ? rowIndexOf(rows.length, rowOffset) : undefined}
          />
        ) : null}
        {hasVirtualRows ? <ColumnSizer columns={columns} rows={rows} leading={leading} /> : null}
      </Table>
      <TableStatus loadingText={status === 'loading' ? loadingText : undefined} />
      {pagination || isCopyable || expansion ? (
        <LazyAroundTable
          // A lazy component cannot be generic.
          {...({ columns, getRowId, orderedRows, rows } as unknown as AroundTableProps)}
          {...{ expansion, isCopyable, pagination, preview, rowHref, selection }}
          tableRef={tableProps.ref}
        />
      ) : null}
    </Root>
  );
}
