import { useLayoutEffect, useRef } from 'react';
import { rowIndexOf } from './rowGrid.ts';
import type { RowGrid } from './rowGrid.ts';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn, RowState, TableSelection } from './types.ts';
import type { RowDetails } from './useExpansion.ts';
import { useRowBody } from './useRowBody.ts';

export interface RowsProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  rowState: ((row: Row) => RowState) | undefined;
  rowHref: ((row: Row) => string | undefined) | undefined;
  selection: TableSelection<Row> | undefined;
  onOrderChange: ((rows: readonly Row[]) => void) | undefined;
  grid: RowGrid<Row>;
  /** Rows on the pages before; undefined if there is one page. */
  rowOffset: number | undefined;
  details: RowDetails<Row> | undefined;
  /** True for an open row, undefined for one without details. */
  isOpen: (row: Row, rowId: string) => boolean | undefined;
}

export function TableRows<Row>(props: RowsProps<Row>) {
  const { rows, getRowId, columns, rowState, rowHref, selection, onOrderChange, grid } = props;
  const { rowOffset, details, isOpen } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => onOrderChange?.(rows), [rows, onOrderChange]);
  useRowBody(bodyRef, grid, props, alreadyRendered);
  const keyOf = rowKeys(getRowId);
  return (
    <tbody ref={bodyRef}>
      {rows.map((row, index) => (
        <TableRow
          key={keyOf(row)}
          row={row}
          id={getRowId(row)}
          columns={columns}
          state={rowState?.(row)}
          selection={selection}
          grid={grid}
          // Details are rows too, so the position in the body is not the index.
          index={details ? index : undefined}
          rowIndex={rowOffset === undefined ? undefined : rowIndexOf(index, rowOffset)}
          isPressable={rowHref?.(row) !== undefined}
          details={details}
          isOpen={details && isOpen(row, getRowId(row))}
        />
      ))}
    </tbody>
  );
}

/** All rows are in the page, so none has to be rendered before it is focused. */
const alreadyRendered = () => {};
