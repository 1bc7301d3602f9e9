import { ArrowDown, ArrowUp } from 'lucide';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { lazySorting } from './lazySorting.ts';
import { stackOf } from './stack.ts';
import type { DataTableColumn, TableSorting } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: TableSorting;
  onSort: (columnId: string) => void;
}

function PlainHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} style={{ inlineSize: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column, place) => {
            const direction = sorting?.columnId === column.id ? sorting.direction : undefined;
            return (
              <th
                key={column.id}
                scope="col"
                aria-sort={direction}
                data-align={column.align}
                data-stack={stackOf(column, place)}
              >
                {column.sortValue ? (
                  <button
                    type="button"
                    data-sorted={direction}
                    onPointerEnter={lazySorting.prefetch}
                    onFocus={lazySorting.prefetch}
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

/**
 * The widths and the heads; a sortable one is a button. WAI-ARIA APG "Sortable Table". Memoised by
 * measurement: a key in a search changes rows only.
 */
export const TableHead = memo(PlainHead) as typeof PlainHead;
