import { controlsTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { TableSelection } from '../../components/DataTable/types.ts';
import type { ListSelection } from './useSelection.ts';

/** Adapts a selection to its `DataTable`; keep `nameOf` stable. */
export function useTableSelection<Row>(
  { value, onValueChange, isSelecting }: ListSelection,
  nameOf: (row: Row) => string,
  revealOnHover = true,
): TableSelection<Row> {
  const t = useTranslation(controlsTexts);
  return useMemo(
    () => ({
      value,
      onValueChange,
      isSelecting,
      revealOnHover,
      allLabel: t('controls.selection.all'),
      rowLabel: (row) => t('controls.selection.row', { name: nameOf(row) }),
    }),
    [value, onValueChange, isSelecting, nameOf, revealOnHover, t],
  );
}
