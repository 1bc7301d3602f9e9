import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { MenuItem } from '../../components/Menu/types.ts';
import { MenuExtrasContext } from '../../internal/MenuExtrasContext.ts';
import { callSlot } from './callSlot.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { SlotMenu } from './SlotMenu.tsx';
import type { SlotColumns, SlotColumnsOptions } from './slotRuntime.ts';
import type { ScreenParts } from './types.ts';

type Columns<Row> = readonly DataTableColumn<Row>[];

/** The columns with the changes of the embedder; those of the screen if their slot throws. */
export function slotColumns<Row>(
  { columns: change, rowActions }: ScreenParts<Row>,
  { columns: own, ...options }: SlotColumnsOptions<Row>,
): SlotColumns<Row> {
  const changed = change ? changedColumns(own, change) : own;
  const columns = changed ?? own;
  return {
    columns: rowActions ? withRowActions(columns, { rowActions, ...options }) : columns,
    hasFailed: changed === null,
  };
}

/** A repeated id keeps its first column. */
function changedColumns<Row>(
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
  const { headerContent, footer, sortValue, widthKey } = column;
  return {
    ...column,
    ...(isElement(headerContent) && { headerContent: narrow(headerContent, () => headerContent) }),
    ...(footer && { footer: containedFooter(footer) }),
    cell: (row) => narrow(row, () => column.cell(row)),
    ...(sortValue && { sortValue: (row) => callSlot(() => sortValue(row), null) }),
    ...(widthKey && { widthKey: (row) => callSlot(() => widthKey(row), null) }),
  };
}

const isElement = (part: ReactNode) => typeof part === 'object' && part !== null;

const narrow = (input: unknown, render: () => ReactNode) => (
  <SlotBoundary isNarrow input={input} render={render} />
);

const containedFooter =
  <Row,>(footer: NonNullable<DataTableColumn<Row>['footer']>) =>
  (rows: readonly Row[]) =>
    narrow(rows, () => (typeof footer === 'function' ? footer(rows) : footer));

interface RowMenuOptions<Row> extends Omit<SlotColumnsOptions<Row>, 'columns'> {
  rowActions: (row: Row) => readonly MenuItem[];
}

/** Adds items to the menu in `content`, or an error item if they throw. */
export function slotRowMenu<Row>(
  rowActions: (row: Row) => readonly MenuItem[],
  failedLabel: string,
  row: Row,
  content: ReactNode,
) {
  const failed: readonly MenuItem[] = [
    { id: 'slot-failed', label: failedLabel, disabledReason: failedLabel },
  ];
  return (
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
}

/** Adds items to the menus of rows, or a column of such menus. */
function withRowActions<Row>(columns: Columns<Row>, options: RowMenuOptions<Row>): Columns<Row> {
  const { rowActions, nameOf, hasRowMenu, header, failedLabel } = options;
  const inMenu = (row: Row, content: ReactNode) =>
    slotRowMenu(rowActions, failedLabel, row, content);
  const position = columns.findIndex(({ kind }) => kind === 'actions');
  if (position === -1)
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
    index === position
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

/** Puts the items before the last separator, which precedes destructive items. */
function mergeItems(own: readonly MenuItem[], extra: readonly MenuItem[]): readonly MenuItem[] {
  const line = own.findLastIndex(({ type }) => type === 'separator');
  const place = line === -1 ? own.length : line;
  return [...own.slice(0, place), ...extra, ...own.slice(place)];
}
