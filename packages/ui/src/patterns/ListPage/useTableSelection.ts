import { controlsTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { TableSelection } from '../../components/DataTable/types.ts';
import type { ListSelection } from './useSelection.ts';

/** Options of `useTableSelection`. */
export interface TableSelectionOptions {
  /** Shows checkboxes on hover and focus, before any is checked. @default true */
  revealOnHover?: boolean | undefined;
}

/**
 * Turns a selection of `useSelection` into the `selection` of a `DataTable`, with labels in the
 * provider's language. `nameOf` names a row in the label of its checkbox; keep it stable.
 */
export function useTableSelection<Row>(
  { value, onValueChange, isSelecting }: ListSelection,
  nameOf: (row: Row) => string,
  { revealOnHover = true }: TableSelectionOptions = {},
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
