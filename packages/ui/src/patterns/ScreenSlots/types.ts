import type { ReactNode } from 'react';
import type { DataTableProps } from '../../components/DataTable/DataTableProps.ts';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { MenuItem } from '../../components/Menu/types.ts';
import type { PageAction } from '../../components/PageHeader/MoreActions.tsx';
import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import type { Fact } from '../FactList/FactList.tsx';
import type { ListEmptyProps } from '../ListPage/ListEmpty.tsx';
import type { ListSelection } from '../ListPage/useSelection.ts';

/** The selected rows of a list, for custom actions. */
export interface SlotSelection<Row> {
  /** Returns the selected rows among those shown. */
  selected: () => readonly Row[];
  /** Clears the selection, such as after the action has succeeded. */
  clear: () => void;
}

/** Custom parts of a list screen, for `defineSlots`. Each is optional. */
export interface ScreenParts<Row> {
  /**
   * Receives the columns of the screen and returns those to show: adds, hides, replaces or reorders
   * them. Keep it stable, because a new function re-renders every row.
   */
  columns?:
    | ((columns: readonly DataTableColumn<Row>[]) => readonly DataTableColumn<Row>[])
    | undefined;
  /** Returns items to add to the menu of a row; a table without such a menu gets one. */
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Secondary actions, after those of the screen. */
  headerActions?: readonly PageAction[] | undefined;
  /** Renders buttons for the selected rows, after those of the screen. Makes rows selectable. */
  bulkActions?: ((selection: SlotSelection<Row>) => ReactNode) | undefined;
  /** Receives the tabs of the section and returns those to show; not for a screen without tabs. */
  tabs?: ((tabs: readonly TabItem[]) => readonly TabItem[]) | undefined;
  /** Replaces parts of the message shown if the list is empty without a search or filter. */
  empty?: Partial<Pick<ListEmptyProps, 'title' | 'description' | 'illustration' | 'actions'>>;
  /**
   * Rows per page of a table. If the server paginates, pass its page size; else the table paginates
   * the loaded rows. @default the pages of the server, else one page
   */
  pageSize?: number | undefined;
}

/** Custom parts of a record's panel, for `definePanelSlots`. */
export interface PanelParts<Item> {
  /** Receives the facts of the panel and returns those to show. */
  facts?: ((facts: readonly Fact[], item: Item) => readonly Fact[]) | undefined;
  /** Renders sections below those of the panel, such as `RecordSection`s. */
  sections?: ((item: Item) => ReactNode) | undefined;
}

/** Renders the parts of slots; opaque. */
export interface SlotRuntime {
  /** For the screens; not public. */
  readonly functions: unknown;
}

/**
 * Slots of a list screen, made by `defineSlots`: the same in every screen. If a part throws, an
 * error takes its place and the rest of the screen keeps working.
 */
export interface ScreenSlots<Row> {
  /** The parts as defined. */
  readonly parts: ScreenParts<Row>;
  /** Renders the parts. Passed along, so that screens without slots do not load it. */
  readonly runtime: SlotRuntime;
}

/** Slots of a screen that shows cards instead of a table. */
export interface CardSlots extends Pick<ScreenSlots<never>, 'runtime'> {
  /** The parts as defined. */
  readonly parts: Pick<ScreenParts<never>, 'headerActions' | 'tabs' | 'empty'>;
}

/** Slots of a list of rows that is not a table. */
export interface RowSlots<Row> extends Pick<ScreenSlots<never>, 'runtime'> {
  /** The parts as defined. */
  readonly parts: Pick<ScreenParts<Row>, 'headerActions' | 'tabs' | 'empty' | 'rowActions'>;
}

/** Slots of a panel, made by `definePanelSlots`. An error takes the place of a part that throws. */
export interface PanelSlots<Item> {
  /** The parts as defined. */
  readonly parts: PanelParts<Item>;
  /** Renders the parts. Passed along, so that panels without slots do not load it. */
  readonly runtime: SlotRuntime;
}

/** Parts that `ListPage` adds to those of its screen. */
export interface ListPageSlots {
  /** Secondary actions, after those of the screen. */
  headerActions?: readonly PageAction[] | undefined;
  /** Selection of a list whose screen has no bulk actions. */
  selection?: ListSelection | undefined;
  /** Buttons for the selected rows, after those of the screen. */
  bulkActions?: ReactNode;
  /** Error of the columns slot. */
  notice?: ReactNode;
}

/** Renders a table instead of `DataTable`. */
export type RenderTable = <Row extends object>(table: DataTableProps<Row>) => ReactNode;
