import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { MenuItem } from '../../components/Menu/types.ts';
import type { PageAction } from '../../components/PageHeader/MoreActions.tsx';
import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import type { Fact } from '../FactList/FactList.tsx';
import type { ListEmptyProps } from '../ListPage/ListEmpty.tsx';

/** The selected rows of a list, for actions of one's own. */
export interface SlotSelection<Row> {
  /** Returns the selected rows among those shown. */
  selected: () => readonly Row[];
  /** Clears the selection, such as after the action has succeeded. */
  clear: () => void;
}

/**
 * Parts of one's own in a list screen. Each is optional, and the same in every screen. If one of
 * them throws, an error takes its place and the rest of the screen keeps working.
 */
export interface ScreenSlots<Row> {
  /**
   * Receives the columns of the screen and returns those to show: adds, hides, replaces or reorders
   * them. Keep it stable, because a new function renders every row again.
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
  /** Rows per page, for screens whose server pages. @default as the screen documents */
  pageSize?: number | undefined;
}

/** Parts of one's own in the panel of a record. An error takes the place of one that throws. */
export interface PanelSlots<Item> {
  /** Receives the facts of the panel and returns those to show. */
  facts?: ((facts: readonly Fact[], item: Item) => readonly Fact[]) | undefined;
  /** Renders sections below those of the panel, such as `RecordSection`s. */
  sections?: ((item: Item) => ReactNode) | undefined;
}

/** A value of one's own for a role, a status or a similar choice. */
export interface OwnChoice<Tone extends string = string> {
  /** Value in the records, such as `OnHold`. */
  value: string;
  /** Text that the user reads. */
  label: string;
  /** Colour of its badge. @default 'neutral' */
  tone?: Tone | undefined;
}

/** Slots of a screen that shows cards instead of a table. */
export type CardSlots = Pick<ScreenSlots<never>, 'headerActions' | 'tabs' | 'empty'>;
