import { SlotBoundary, SlotFailure } from './SlotBoundary.tsx';
import { PagedTable } from './PagedTable.tsx';
import { slotColumns, slotRowMenu } from './slotColumns.tsx';
import { slotEmpty } from './slotEmpty.tsx';
import { slotTabs } from './slotTabs.ts';
import { listRuntime } from './slotRuntime.ts';
import type { ListPageSlots, ScreenParts, ScreenSlots } from './types.ts';

/**
 * Creates the slots of a list screen. Call it outside of components, or memoise the result: new
 * slots re-render every row.
 */
export function defineSlots<Row>(parts: ScreenParts<Row>): ScreenSlots<Row> {
  return { parts, runtime };
}

/** If the columns slot fails, the screen shows its own columns. */
const runtime = listRuntime({
  columns: slotColumns,
  page: ({ headerActions, bulkActions }, { selection, selected, hasFailed }): ListPageSlots => ({
    headerActions,
    selection: bulkActions && selection,
    bulkActions: bulkActions && (
      <SlotBoundary
        input={bulkActions}
        render={() => bulkActions({ selected, clear: selection.clear })}
      />
    ),
    notice: hasFailed ? <SlotFailure /> : null,
  }),
  empty: slotEmpty,
  tabs: slotTabs,
  pages: (pageSize, search) => (table) => (
    <PagedTable {...table} pageSize={pageSize} search={search} />
  ),
  failure: <SlotFailure />,
  rowMenu: slotRowMenu,
});
