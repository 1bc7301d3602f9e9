import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { lazySorting } from './lazySorting.ts';
import { stackOf } from './stack.ts';
import type { DataTableColumn, TableSorting } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: TableSorting;
  onSort: (columnId: string) => void;
}

/** The heads; a sortable one is a button. WAI-ARIA APG "Sortable Table". */
export function TableHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
  return (
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
  );
}
