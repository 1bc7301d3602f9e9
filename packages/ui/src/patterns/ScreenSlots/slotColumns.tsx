import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { MenuItem } from '../../components/Menu/types.ts';
import { MenuExtrasContext } from '../../internal/MenuExtrasContext.ts';
import { callSlot } from './callSlot.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { SlotMenu } from './SlotMenu.tsx';

type Columns<Row> = readonly DataTableColumn<Row>[];

/** The columns that a slot returns, or null if it throws. A repeated id keeps its first column. */
export function slotColumns<Row>(
  own: Columns<Row>,
  change: (columns: Columns<Row>) => Columns<Row>,
): Columns<Row> | null {
  const changed = callSlot<Columns<Row> | null>(() => change(own), null);
  if (changed === null) return null;
  const ids = new Set<string>();
  return changed
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .map((column) => (own.includes(column) ? column : containedColumn(column)));
}

function containedColumn<Row>(column: DataTableColumn<Row>): DataTableColumn<Row> {
  const { sortValue, widthKey } = column;
  return {
    ...column,
    cell: (row) => <SlotBoundary input={row} render={() => column.cell(row)} />,
    ...(sortValue && { sortValue: (row) => callSlot(() => sortValue(row), null) }),
    ...(widthKey && { widthKey: (row) => callSlot(() => widthKey(row), null) }),
  };
}

export interface RowMenuOptions<Row> {
  rowActions: (row: Row) => readonly MenuItem[];
  nameOf: (row: Row) => string;
  /** True if the cells of the actions column have a menu, which then gets the items. */
  hasRowMenu: boolean;
  /** Header of the column for a table without actions. */
  header: string;
  /** Label of the item that takes the place of items that could not be made. */
  failedLabel: string;
}

/** Adds items to the menus of rows, or a column of such menus. */
export function withRowActions<Row>(
  columns: Columns<Row>,
  options: RowMenuOptions<Row>,
): Columns<Row> {
  const { rowActions, nameOf, hasRowMenu, header, failedLabel } = options;
  const failed: readonly MenuItem[] = [
    { id: 'slot-failed', label: failedLabel, disabledReason: failedLabel },
  ];
  const inMenu = (row: Row, content: ReactNode) => (
    <MenuExtrasContext
      value={(items) =>
        mergeItems(
          items,
          callSlot(() => rowActions(row), failed),
        )
      }
    >
      {content}
    </MenuExtrasContext>
  );
  const place = columns.findIndex(({ kind }) => kind === 'actions');
  if (place === -1)
    return [
      ...columns,
      {
        id: 'slot-actions',
        header,
        kind: 'actions',
        cell: (row) => inMenu(row, <SlotMenu name={nameOf(row)} />),
      },
    ];
  return columns.map((column, index) =>
    index === place
      ? {
          ...column,
          cell: (row) =>
            inMenu(
              row,
              <>
                {column.cell(row)}
                {hasRowMenu ? null : <SlotMenu name={nameOf(row)} />}
              </>,
            ),
        }
      : column,
  );
}

/** Puts the items before the last separator, after which menus have what cannot be undone. */
function mergeItems(own: readonly MenuItem[], extra: readonly MenuItem[]): readonly MenuItem[] {
  const line = own.findLastIndex(({ type }) => type === 'separator');
  const place = line === -1 ? own.length : line;
  return [...own.slice(0, place), ...extra, ...own.slice(place)];
}
