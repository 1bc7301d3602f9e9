import { controlsTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { PageAction } from '../../components/PageHeader/MoreActions.tsx';
import type { ListSelection } from '../ListPage/useSelection.ts';
import { SlotBoundary, SlotFailure } from './SlotBoundary.tsx';
import { slotColumns, withRowActions } from './slotColumns.tsx';
import type { ScreenSlots } from './types.ts';

/** Parts that `ListPage` adds to those of its screen. */
export interface ListPageSlots {
  headerActions?: readonly PageAction[] | undefined;
  /** Selection of a list whose screen has no bulk actions. */
  selection?: ListSelection | undefined;
  bulkActions?: ReactNode;
  /** Error of the slot of columns. */
  notice?: ReactNode;
}

interface ListSlotOptions<Row> {
  slots: ScreenSlots<Row> | undefined;
  columns: readonly DataTableColumn<Row>[];
  nameOf: (row: Row) => string;
  hasRowMenu: boolean;
  selection: ListSelection;
  selected: () => readonly Row[];
}

/** Applies the slots of a screen to its list. */
export function useListSlots<Row>(options: ListSlotOptions<Row>) {
  const { slots, columns: own, nameOf, hasRowMenu, selection, selected } = options;
  const t = useTranslation(controlsTexts);
  const change = slots?.columns;
  const rowActions = slots?.rowActions;
  const changed = useMemo(() => (change ? slotColumns(own, change) : own), [own, change]);
  const columns = useMemo(() => {
    const shown = changed ?? own;
    if (!rowActions) return shown;
    return withRowActions(shown, {
      rowActions,
      nameOf,
      hasRowMenu,
      header: t('controls.slot.column'),
      failedLabel: t('controls.slot.failed'),
    });
  }, [changed, own, rowActions, nameOf, hasRowMenu, t]);
  const bulkActions = slots?.bulkActions;
  const page: ListPageSlots | undefined = slots && {
    headerActions: slots.headerActions,
    selection: bulkActions && selection,
    bulkActions: bulkActions && (
      <SlotBoundary
        input={bulkActions}
        render={() => bulkActions({ selected, clear: selection.clear })}
      />
    ),
    notice: changed === null ? <SlotFailure /> : null,
  };
  return { columns, page };
}
