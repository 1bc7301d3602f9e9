import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import type { Fact } from '../FactList/FactList.tsx';
import type { ListEmptyProps } from '../ListPage/ListEmpty.tsx';
import type { ListSelection } from '../ListPage/useSelection.ts';
import type { ListPageSlots, PanelParts, RenderTable, ScreenParts, SlotRuntime } from './types.ts';

export interface SlotColumnsOptions<Row> {
  /** Columns of the screen. */
  columns: readonly DataTableColumn<Row>[];
  /** Names a row in labels. */
  nameOf: (row: Row) => string;
  /** True if the cells of the actions column have a menu, which then gets the items. */
  hasRowMenu: boolean;
  /** Header of the column for a table without actions. */
  header: string;
  /** Label of the item shown instead of items that threw. */
  failedLabel: string;
}

export interface SlotColumns<Row> {
  /** Columns to show. */
  columns: readonly DataTableColumn<Row>[];
  /** True if the columns slot threw; the columns are then those of the screen. */
  hasFailed: boolean;
}

interface SlotFunctions {
  /** Returns the columns to show. */
  columns: <Row>(parts: ScreenParts<Row>, options: SlotColumnsOptions<Row>) => SlotColumns<Row>;
  /** Returns the parts that the page shows. */
  page: <Row>(
    parts: ScreenParts<Row>,
    options: { selection: ListSelection; selected: () => readonly Row[]; hasFailed: boolean },
  ) => ListPageSlots;
  /** Returns the message of an empty list. */
  empty: (own: ListEmptyProps, changes: NonNullable<ScreenParts<never>['empty']>) => ListEmptyProps;
  /** Returns the tabs of the section. */
  tabs: (own: readonly TabItem[], change: ScreenParts<never>['tabs']) => readonly TabItem[];
  /** Shown if the columns slot throws. */
  failure: ReactNode;
  /** Returns a table that paginates its rows; a changed search returns to the first page. */
  pages: (pageSize: number, search: string) => RenderTable;
  /** Adds items to the menu in `content`. */
  rowMenu: <Row>(
    rowActions: NonNullable<ScreenParts<Row>['rowActions']>,
    failedLabel: string,
    row: Row,
    content: ReactNode,
  ) => ReactNode;
}

interface PanelFunctions {
  /** Renders the facts of the panel. */
  facts: <Item>(
    parts: PanelParts<Item>,
    item: Item,
    own: readonly Fact[],
    renderList: (facts: readonly Fact[]) => ReactNode,
  ) => ReactNode;
  /** Renders the sections. */
  sections: <Item>(parts: PanelParts<Item>, item: Item) => ReactNode;
}

export const listRuntime = (functions: SlotFunctions): SlotRuntime => ({ functions });

export const panelRuntime = (functions: PanelFunctions): SlotRuntime => ({ functions });

/** Slots of a list have been made by `listRuntime`. */
export const listFunctions = ({ runtime }: { runtime: SlotRuntime }) =>
  runtime.functions as SlotFunctions;

/** Slots of a panel have been made by `panelRuntime`. */
export const panelFunctions = ({ runtime }: { runtime: SlotRuntime }) =>
  runtime.functions as PanelFunctions;
