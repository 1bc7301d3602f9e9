import { ArrowDown, ArrowUp } from 'lucide';
import type { CSSProperties } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { cellAttributes } from './cellAttributes.ts';
import { isSortable } from './columnKinds.ts';
import type { HeadToolsProps, LayoutFunctions } from './columns/layoutTypes.ts';
import { LazyOrderedRows } from './TableBody.tsx';
import type { ArrangedColumn, TableSorting } from './types.ts';

/** Parts of the header that all columns share. */
export interface HeadOptions extends Pick<HeadToolsProps, 'columns' | 'onSortingChange'> {
  layout: LayoutFunctions | undefined;
  sorting: TableSorting;
  onSort: (columnId: string) => void;
}

interface HeadCellProps {
  column: ArrangedColumn<never>;
  attributes: ReturnType<typeof cellAttributes>[number] | undefined;
  isFirst: boolean;
  options: HeadOptions;
}

export function HeadCell({ column, attributes, isFirst, options }: HeadCellProps) {
  const { layout, sorting, onSort } = options;
  const { id, header, headerContent = header, isHeaderHidden } = column;
  const direction = sorting?.columnId === id ? sorting.direction : undefined;
  const name = headerContent === header ? undefined : header;
  const HeadTools = column.kind === 'actions' ? undefined : layout?.HeadTools;
  const width = layout?.value.widths?.[id];
  const style = width
    ? ({ ...attributes?.style, '--platform-column-width': `${width}px` } as CSSProperties)
    : attributes?.style;
  return (
    <th
      scope="col"
      // Excludes the tools from the name.
      aria-label={HeadTools ? header : name}
      aria-sort={direction}
      {...attributes}
      data-resized={column.isResized || undefined}
      style={style}
    >
      {isSortable(column) ? (
        <button
          type="button"
          aria-label={name}
          data-sorted={direction}
          onPointerEnter={LazyOrderedRows.preload}
          onFocus={LazyOrderedRows.preload}
          onClick={() => onSort(id)}
        >
          {headerContent}
          <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />
        </button>
      ) : (
        <span data-visually-hidden={isHeaderHidden || undefined}>{headerContent}</span>
      )}
      {HeadTools && layout ? (
        <HeadTools {...options} column={column} layout={layout} isFirst={isFirst} />
      ) : null}
    </th>
  );
}
