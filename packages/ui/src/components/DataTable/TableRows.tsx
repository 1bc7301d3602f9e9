import { useLayoutEffect, useRef } from 'react';
import { rowIndexOf } from './rowGrid.ts';
import type { RowGrid } from './rowGrid.ts';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn, RowState, TableSelection } from './types.ts';
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
}

export function TableRows<Row>(props: RowsProps<Row>) {
  const { rows, getRowId, columns, rowState, rowHref, selection, onOrderChange, grid, rowOffset } =
    props;
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
          rowIndex={rowOffset === undefined ? undefined : rowIndexOf(index, rowOffset)}
          isPressable={rowHref?.(row) !== undefined}
        />
      ))}
    </tbody>
  );
}

/** All rows are in the page, so none has to be rendered before it is focused. */
const alreadyRendered = () => {};
