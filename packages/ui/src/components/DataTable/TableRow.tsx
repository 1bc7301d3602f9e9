import type { ReactElement } from 'react';
import { memo, useMemo, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { cellAttributes } from './cellAttributes.ts';
import { loadExtras } from './loadExtras.ts';
import { LeadingCells } from './LeadingCells.tsx';
import { RowActivatedContext } from './RowAction.tsx';
import type { RowGrid } from './rowGrid.ts';
import type { DataTableColumn, TableSelection } from './types.ts';
import type { RowDetails } from './useExpansion.ts';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly DataTableColumn<Row>[];
  state: string | undefined;
  selection: TableSelection<Row> | undefined;
  grid: RowGrid<Row>;
  /** Index among all rows; set if not all of them are rendered. */
  index?: number | undefined;
  /** `aria-rowindex`, if not all rows are rendered. */
  rowIndex?: number | undefined;
  isPressable: boolean;
  details: RowDetails<Row> | undefined;
  /** Undefined if the row has no details. */
  isOpen: boolean | undefined;
}

const LazyExpander = lazyComponent(loadExtras, 'Expander');
const LazyDetails = lazyComponent(loadExtras, 'Details');

function PlainRow<Row>(props: TableRowProps<Row>): ReactElement {
  const {
    row,
    id,
    columns,
    state,
    selection,
    grid,
    index,
    rowIndex,
    isPressable,
    details,
    isOpen,
  } = props;
  const [isRowActivated, setReached] = useState(() => grid.isRowActivated(id));
  // Keeps the cells of a row that only moves, as most do during a search.
  const cells = useMemo(() => {
    const attributes = cellAttributes(columns);
    return columns.map((column, position) => (
      <td key={column.id} {...attributes[position]}>
        {column.cell(row)}
      </td>
    ));
  }, [row, columns]);
  const isChecked = selection?.value.has(id);
  const activateRow = () => {
    grid.activateRow(id);
    setReached(true);
  };
  const tableRow = (
    <tr
      data-row={index ?? true}
      data-state={state}
      data-checked={isChecked || undefined}
      data-opens={isPressable || undefined}
      // The tab stop is set in the DOM: as state it would re-render two rows each time.
      tabIndex={grid.isGrid ? -1 : undefined}
      aria-selected={isChecked}
      aria-rowindex={rowIndex}
      onPointerEnter={activateRow}
      onFocus={activateRow}
    >
      {details && isOpen !== undefined ? (
        <LazyExpander
          label={details.rowLabel(row)}
          isOpen={isOpen}
          onToggle={() => details.toggle(id)}
          fallback={expandCell}
        />
      ) : (
        details && expandCell
      )}
      {selection ? (
        <td data-stack="select">
          <Checkbox
            aria-label={selection.rowLabel(row)}
            checked={isChecked}
            onCheckedChange={() => grid.toggle(id)}
          />
        </td>
      ) : null}
      <RowActivatedContext value={isRowActivated || state !== undefined || isChecked === true}>
        {cells}
      </RowActivatedContext>
    </tr>
  );
  if (!details || !isOpen) return tableRow;
  return (
    <>
      {tableRow}
      <LazyDetails index={index}>{details.content(row)}</LazyDetails>
    </>
  );
}

const expandCell = <LeadingCells cells={['expand']} />;

/** Memoised, so that a keystroke in a search of 1,000 rows re-renders only what changed. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
