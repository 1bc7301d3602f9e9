import type { ReactElement } from 'react';
import { memo, useMemo } from 'react';
import { firstMetaOf, stackOf } from './stack.ts';
import type { DataTableColumn } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  state: string | undefined;
  /** Place among all rows, given when not all of them are in the document. */
  index?: number;
}

function PlainRow<Row>({ row, columns, state, index }: TableRowProps<Row>): ReactElement {
  // A row that only moves, as most do when a search leaves some out, keeps its cells.
  const cells = useMemo(() => {
    const firstMeta = firstMetaOf(columns);
    return columns.map((column, place) => (
      <td
        key={column.id}
        data-align={column.align}
        data-stack={stackOf(column, place)}
        data-first={place === firstMeta || undefined}
      >
        {column.cell(row)}
      </td>
    ));
  }, [row, columns]);
  return (
    <tr
      data-row={index ?? true}
      data-state={state}
      // The head is row 1.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {cells}
    </tr>
  );
}

/**
 * One row. Memoised by measurement: a keystroke in a search of 1,000 rows draws only what changed.
 */
export const TableRow = memo(PlainRow) as typeof PlainRow;
