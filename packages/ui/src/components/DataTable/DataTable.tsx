import { useLayoutEffect, useMemo } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useLatch } from '../../internal/useLatch.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { notedStep } from './columnKinds.ts';
import { ColumnSizer } from './ColumnSizer.tsx';
import { Status, Table } from './DataTable.styles.ts';
import { Frame } from './Frame.styles.ts';
import { scrollableProps } from './scrollableProps.ts';
import { useShownColumns } from './useShownColumns.ts';
import { showTruncationTooltip } from './showTruncationTooltip.ts';
import { listSlot } from './listSlot.ts';
import { leadingCells, leadingWidth } from './LeadingCells.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { ariaRowCount, pageState } from './paging.ts';
import { rowIndexOf } from './rowGrid.ts';
import { toggleByKey, useExpansion } from './useExpansion.ts';
import { useRowGrid } from './useRowGrid.ts';
import { useSorting } from './useSorting.ts';
import { useTableFit } from './useTableFit.ts';

const LazyTableFoot = lazyComponent(() => import('./TableFoot.tsx'), 'TableFoot');
const LazyTablePaging = lazyComponent(() => import('./TablePaging.tsx'), 'TablePaging');

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
  isScrollable = false,
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
  const { choosable, columns, isLoose } = useShownColumns({
    columns: allColumns,
    hiddenColumns,
    columnLayout,
    isScrollable,
  });
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
  const paging = pagination && pageState(pagination, rows.length);
  const rowOffset = paging && (paging.range?.from ?? 1) - 1;
  const hasFooter = hasRows && columns.some(({ footer }) => footer !== undefined);
  const isPartial = hasVirtualRows || (hasRows && pagination !== undefined);
  const metas = columns.filter((column, index) => listSlot(column, index) === 'meta').length;

  useTableFit(tableProps.ref);
  const Root = columnLayout?.Frame ?? Frame;

  return (
    // The details are as wide as the frame.
    <Root
      {...scrollableProps(isScrollable && !grid.isGrid, label)}
      {...rest}
      data-expandable={details ? true : undefined}
      data-scrolls={isScrollable || undefined}
    >
      <Table
        aria-label={label}
        aria-busy={status === 'loading' || pagination?.isLoading || undefined}
        aria-multiselectable={(grid.isGrid && hasSelection) || undefined}
        aria-rowcount={isPartial ? ariaRowCount(rows.length, pagination, hasFooter) : undefined}
        data-wide-table={isWide || undefined}
        data-scrolls={isScrollable || undefined}
        data-loose={isLoose || undefined}
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
          '--platform-table-leading': isScrollable
            ? leadingWidth(leading, coversPicture)
            : undefined,
          '--platform-table-indent': `${listIndent / 16}rem`,
        }}
        onPointerOver={showTruncationTooltip}
        {...tableProps}
        onKeyDown={
          details
            ? composeHandlers(
                (event) => toggleByKey(event, Boolean(rowHref ?? preview)),
                tableProps.onKeyDown,
              )
            : tableProps.onKeyDown
        }
      >
        <TableHead
          shownColumns={columns}
          columns={choosable}
          layout={columnLayout}
          isScrollable={isScrollable}
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
      <Status>
        {status === 'loading' && loadingText ? (
          <>
            <Spinner />
            {loadingText}
          </>
        ) : null}
      </Status>
      {pagination ? <LazyTablePaging pagination={pagination} shownRows={rows.length} /> : null}
    </Root>
  );
}
