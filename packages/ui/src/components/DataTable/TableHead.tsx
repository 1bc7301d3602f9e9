import { ArrowDown, ArrowUp } from 'lucide';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { cellAttributes } from './cellAttributes.ts';
import { columnShares } from './columnKinds.ts';
import { LazyOrderedRows } from './TableBody.tsx';
import { SelectAll } from './SelectAll.tsx';
import type { DataTableColumn, TableSelection, TableSorting } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: TableSorting;
  selection: TableSelection<Row> | undefined;
  rowIds: readonly string[];
  onSort: (columnId: string) => void;
}

function PlainHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sorting, selection, rowIds, onSort } = props;
  const shares = columnShares(columns);
  const attributes = cellAttributes(columns);
  return (
    <>
      <colgroup>
        {selection ? <col data-select /> : null}
        {columns.map((column, index) => (
          <col key={column.id} {...attributes[index]} style={shares[index]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection ? <SelectAll selection={selection} rowIds={rowIds} /> : null}
          {columns.map((column, index) => {
            const direction = sorting?.columnId === column.id ? sorting.direction : undefined;
            return (
              <th key={column.id} scope="col" aria-sort={direction} {...attributes[index]}>
                {column.sortValue ? (
                  <button
                    type="button"
                    data-sorted={direction}
                    onPointerEnter={LazyOrderedRows.preload}
                    onFocus={LazyOrderedRows.preload}
                    onClick={() => onSort(column.id)}
                  >
                    {column.header}
                    <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />
                  </button>
                ) : (
                  <span data-visually-hidden={column.isHeaderHidden || undefined}>
                    {column.header}
                  </span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}

/** Memoised, because a search changes only rows. WAI-ARIA APG "Sortable Table". */
export const TableHead = memo(PlainHead) as typeof PlainHead;
