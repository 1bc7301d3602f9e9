import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { toggled, withRange } from './tableModel.ts';
import type { TableSelection } from './types.ts';
import { isElement } from '../../internal/elements.ts';

const isBox = (target: EventTarget) =>
  isElement(target) && target.closest('[data-stack="select"]') !== null;

/**
 * Selects rows one by one, and with Shift all from the one before.
 *
 * @param orderOf gives the ids of all rows as they are shown
 */
export function useRangeSelection<Row>(
  selection: TableSelection<Row> | undefined,
  orderOf: () => readonly string[],
) {
  /** Where a range begins: the row that was selected last. */
  const anchorId = useRef<string | null>(null);
  // A box says that it changed, and not by which press.
  const hasShift = useRef(false);

  /** Selects the rows from one to another. */
  function select(from: string | null, to: string): void {
    anchorId.current = from;
    selection?.onValueChange(withRange(selection.value, orderOf(), from, to));
  }

  /** Selects a row, or no longer; with Shift those from the one before, too. */
  function toggle(rowId: string): void {
    if (hasShift.current) return select(anchorId.current, rowId);
    anchorId.current = rowId;
    selection?.onValueChange(toggled(selection.value, rowId));
  }

  /** Goes before what a press does. */
  function watchShift(event: MouseEvent | KeyboardEvent): void {
    hasShift.current = event.shiftKey;
    // It would mark the words between two boxes.
    if (event.type === 'mousedown' && event.shiftKey && isBox(event.target)) event.preventDefault();
  }

  return { select, toggle, watchShift };
}
