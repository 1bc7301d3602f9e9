import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { toggled, withRange } from './tableModel.ts';
import type { TableSelection } from './types.ts';
import { isElement } from '../../internal/elements.ts';

/** Found by selector, because presses are delegated to the table. */
const isCheckboxCell = (target: EventTarget) =>
  isElement(target) && target.closest('[data-stack="select"]') !== null;

/** Selects single rows, and ranges with Shift; `orderOf` returns all ids in display order. */
export function useRangeSelection<Row>(
  selection: TableSelection<Row> | undefined,
  orderOf: () => readonly string[],
) {
  /** The row that was selected last: the start of a range. */
  const anchorId = useRef<string | null>(null);
  // The change event of a checkbox does not carry the modifier keys.
  const hasShift = useRef(false);

  function select(from: string | null, to: string): void {
    anchorId.current = from;
    selection?.onValueChange(withRange(selection.value, orderOf(), from, to));
  }

  function toggle(rowId: string): void {
    if (hasShift.current) return select(anchorId.current, rowId);
    anchorId.current = rowId;
    selection?.onValueChange(toggled(selection.value, rowId));
  }

  function watchShift(event: MouseEvent | KeyboardEvent): void {
    hasShift.current = event.shiftKey;
    // Otherwise the browser would select the text between two checkboxes.
    if (event.type === 'mousedown' && event.shiftKey && isCheckboxCell(event.target))
      event.preventDefault();
  }

  return { select, toggle, watchShift };
}
