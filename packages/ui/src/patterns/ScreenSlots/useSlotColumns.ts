import { controlsTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { SlotColumns, SlotColumnsOptions } from './slotRuntime.ts';
import type { ScreenSlots } from './types.ts';
import { listFunctions } from './slotRuntime.ts';

interface Options<Row> extends Pick<SlotColumnsOptions<Row>, 'nameOf' | 'hasRowMenu'> {
  slots: ScreenSlots<Row> | undefined;
}

export function useSlotColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { slots, nameOf, hasRowMenu }: Options<Row>,
): SlotColumns<Row> {
  const t = useTranslation(controlsTexts);
  return useMemo(() => {
    if (!slots) return { columns, hasFailed: false };
    return listFunctions(slots).columns(slots.parts, {
      columns,
      nameOf,
      hasRowMenu,
      header: t('controls.slot.column'),
      failedLabel: t('controls.slot.failed'),
    });
  }, [slots, columns, nameOf, hasRowMenu, t]);
}
