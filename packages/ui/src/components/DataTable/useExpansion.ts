import type { KeyboardEvent, ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isElement } from '../../internal/elements.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { rowSelector } from './rowTabStops.ts';
import { toggled } from './tableModel.ts';
import type { TableExpansion } from './types.ts';

/** What a row needs to show its details; keeps its identity while rows open and close. */
export interface RowDetails<Row> {
  content: (row: Row) => ReactNode;
  rowLabel: (row: Row) => string;
  toggle: (rowId: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** Open rows of a table; `isOpen` returns undefined for a row without details. */
export function useExpansion<Row>(expansion: TableExpansion<Row> | undefined) {
  const [value, setValue] = useControllableState({
    value: expansion?.value,
    defaultValue: expansion?.defaultValue ?? none,
    onValueChange: expansion?.onValueChange,
  });
  const toggleRef = useRef<(rowId: string) => void>(() => {});
  useEffect(() => {
    toggleRef.current = (rowId) => setValue(toggled(value, rowId));
  });
  const content = expansion?.content;
  const rowLabel = expansion?.rowLabel;
  const canExpand = expansion?.canExpand;
  const details = useMemo<RowDetails<Row> | undefined>(
    () => content && rowLabel && { content, rowLabel, toggle: (rowId) => toggleRef.current(rowId) },
    [content, rowLabel],
  );
  const isOpen = useCallback(
    (row: Row, rowId: string) => (canExpand && !canExpand(row) ? undefined : value.has(rowId)),
    [canExpand, value],
  );
  return { details, isOpen };
}

/** Alt and a vertical arrow open or close the details of the focused row, Enter toggles them. */
export function toggleByKey(event: KeyboardEvent<HTMLElement>, hasRecords: boolean): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!isElement(target) || ctrlKey || metaKey || shiftKey) return;
  const wanted = altKey ? { ArrowDown: 'true', ArrowUp: 'false' }[key] : undefined;
  const isEnter = key === 'Enter' && !altKey && !hasRecords && target.matches(rowSelector);
  if (!wanted && !isEnter) return;
  // Delegated, so the row and its button are found by selector.
  const button = target.closest(rowSelector)?.querySelector<HTMLElement>('[data-expander]');
  if (!button) return;
  event.preventDefault();
  if (button.getAttribute('aria-expanded') !== wanted) button.click();
}
