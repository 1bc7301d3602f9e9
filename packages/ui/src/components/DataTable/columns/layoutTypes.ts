import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { LazyComponent } from '../../../internal/lazyComponent.tsx';
import type { ArrangedColumn, DataTableColumn, TableSorting } from '../types.ts';
import type { FitSteps } from '../useTableFit.ts';
import type { ColumnLayout } from './columnLayout.ts';

/** Announced after a change; `focusId` is the column whose menu button gets the focus. */
export interface LayoutNotice {
  message: 'moved' | 'pinned' | 'unpinned' | 'hidden' | 'shown' | 'wasReset';
  columnId?: string | undefined;
  focusId?: string | undefined;
}

export interface HeadToolsProps {
  column: DataTableColumn<never>;
  /** All columns of the table, including hidden ones. */
  columns: readonly DataTableColumn<never>[];
  layout: LayoutFunctions;
  isFirst: boolean;
  sorting: TableSorting;
  onSortingChange: (sorting: TableSorting) => void;
}

export interface ArrangedColumns<Row> {
  columns: readonly ArrangedColumn<Row>[];
  /** Attributes of the table, for the styles of the frame. */
  tableData?: Record<`data-${string}`, boolean | undefined>;
}

/** Layout of the columns, from `useColumnLayout`; opaque except for `value`, which can be stored. */
export interface TableColumnLayout {
  /** The current layout. */
  readonly value: ColumnLayout;
  /** For the table and its menu; not public. */
  readonly functions: unknown;
}

/** Reads and changes the layout of a table. */
export interface LayoutFunctions {
  /** The current layout. */
  value: ColumnLayout;
  /** Changes the layout; `notice` is announced. */
  change: (value: ColumnLayout, notice?: LayoutNotice) => void;
  /** True if the table scrolls sideways instead of collapsing columns. */
  isScrollable: boolean;
  /** Returns the columns in the order of the layout, without hidden ones. */
  arrange: <Row>(columns: readonly DataTableColumn<Row>[]) => ArrangedColumns<Row>;
  /** Returns attributes of the frame. */
  frameProps: (isGrid: boolean, label: string) => ComponentPropsWithRef<'div'>;
  /** Returns the steps in which the table drops columns. */
  stepsOf: FitSteps;
  /** The last change. */
  notice: LayoutNotice | null;
  /** Marks a column while its width is being dragged. */
  setDraftId: (columnId: string | null) => void;
  /** Root of the table; passed along, so that tables without a layout do not load its styles. */
  Frame: ComponentType<ComponentPropsWithRef<'div'>>;
  /** Menu and resize handle of a header, loaded with the first of them. */
  HeadTools: LazyComponent<HeadToolsProps> | undefined;
}
