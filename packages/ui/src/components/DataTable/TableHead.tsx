import { ArrowDown, ArrowUp } from 'lucide';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { cellAttributes } from './cellAttributes.ts';
import { columnShares, isSortable } from './columnKinds.ts';
import type { LeadingCell } from './LeadingCells.tsx';
import { LazyOrderedRows } from './TableBody.tsx';
import { SelectAll } from './SelectAll.tsx';
import type { DataTableColumn, TableSelection, TableSorting } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: TableSorting;
  selection: TableSelection<Row> | undefined;
  rowIds: readonly string[];
  hasPages: boolean;
  leading: readonly LeadingCell[];
  onSort: (columnId: string) => void;
}

function PlainHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sorting, selection, rowIds, hasPages, leading, onSort } = props;
  const shares = columnShares(columns);
  const attributes = cellAttributes(columns);
  return (
    <>
      <colgroup>
        {leading.map((stack) => (
          <col key={stack} data-leading />
        ))}
        {columns.map((column, index) => (
          <col key={column.id} {...attributes[index]} style={shares[index]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {leading.includes('expand') ? <td aria-hidden="true" data-stack="expand" /> : null}
          {selection ? (
            <SelectAll selection={selection} rowIds={rowIds} keepsOthers={hasPages} />
          ) : null}
          {columns.map((column, index) => {
            const direction = sorting?.columnId === column.id ? sorting.direction : undefined;
            const { header, headerContent = header } = column;
            const name = headerContent === header ? undefined : header;
            return (
              <th
                key={column.id}
                scope="col"
                aria-label={name}
                aria-sort={direction}
                {...attributes[index]}
              >
                {isSortable(column) ? (
                  <button
                    type="button"
                    aria-label={name}
                    data-sorted={direction}
                    onPointerEnter={LazyOrderedRows.preload}
                    onFocus={LazyOrderedRows.preload}
                    onClick={() => onSort(column.id)}
                  >
                    {headerContent}
                    <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />
                  </button>
                ) : (
                  <span data-visually-hidden={column.isHeaderHidden || undefined}>
                    {headerContent}
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
