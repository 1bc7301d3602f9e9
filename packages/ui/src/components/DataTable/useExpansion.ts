import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { toggled } from './tableModel.ts';
import type { TableExpansion } from './types.ts';

/** Callbacks for the details of rows; stable while rows open and close. */
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
