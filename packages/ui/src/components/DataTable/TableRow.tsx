import type { ReactElement } from 'react';
import { memo, useMemo, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { cellAttributes } from './cellAttributes.ts';
import { ReachedRowContext } from './RowAction.tsx';
import type { RowGrid } from './rowGrid.ts';
import type { DataTableColumn, TableSelection } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly DataTableColumn<Row>[];
  state: string | undefined;
  selection: TableSelection<Row> | undefined;
  grid: RowGrid<Row>;
  /** Place among all rows, given when not all of them are in the document. */
  index?: number;
  /** A press on the row follows the link in it. */
  isPressable: boolean;
}

function PlainRow<Row>(props: TableRowProps<Row>): ReactElement {
  const { row, id, columns, state, selection, grid, index, isPressable } = props;
  const [wasReached, setReached] = useState(() => grid.wasReached(id));
  // A row that only moves, as most do when a search leaves some out, keeps its cells.
  const cells = useMemo(() => {
    const attributes = cellAttributes(columns);
    return columns.map((column, place) => (
      <td key={column.id} {...attributes[place]}>
        {column.cell(row)}
      </td>
    ));
  }, [row, columns]);
  const isChecked = selection?.value.has(id);
  const noteReached = () => {
    grid.noteReached(id);
    setReached(true);
  };
  return (
    <tr
      data-row={index ?? true}
      data-state={state}
      data-checked={isChecked || undefined}
      data-opens={isPressable || undefined}
      // Which row Tab reaches is kept in the document: another one must not draw two rows.
      tabIndex={grid.isGrid ? -1 : undefined}
      aria-selected={isChecked}
      // The head is row 1.
      aria-rowindex={index === undefined ? undefined : index + 2}
      onPointerEnter={noteReached}
      onFocus={noteReached}
    >
      {selection ? (
        <td data-stack="select">
          <Checkbox
            aria-label={selection.rowLabel(row)}
            checked={isChecked}
            onCheckedChange={() => grid.toggle(id)}
          />
        </td>
      ) : null}
      <ReachedRowContext value={wasReached || state !== undefined || isChecked === true}>
        {cells}
      </ReachedRowContext>
    </tr>
  );
}

/**
 * One row. Memoised by measurement: a keystroke in a search of 1,000 rows draws only what changed.
 */
export const TableRow = memo(PlainRow) as typeof PlainRow;
