import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefCallback } from 'react';
import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';
import { returnFocus } from './returnFocus.ts';

interface Held {
  control: HTMLElement;
  place: number;
  row: HTMLElement;
  rowPlace: number;
}

/** By selector, because rows render what the caller says. */
const controlsIn = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, summary'),
];

/** When a control is removed, focuses that of the next or previous row, else the heading. */
export function useListFocus(rowSelector: string): RefCallback<HTMLElement> {
  const listRef = useRef<HTMLElement>(null);
  const held = useRef<Held | null>(null);

  useLayoutEffect(() => {
    const list = listRef.current;
    const before = held.current;
    if (!list || !before || before.control.isConnected || !isFocusLost()) return;
    held.current = null;
    const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)];
    const after = rows.slice(before.rowPlace);
    const near = before.row.isConnected
      ? [before.row]
      : [...after, ...rows.slice(0, before.rowPlace).toReversed()];
    const controls = near.map(controlsIn).find(({ length }) => length > 0) ?? [];
    const control = controls[before.place] ?? controls.at(-1);
    if (control) control.focus({ preventScroll: true });
    else returnFocus(null);
  });

  return useCallback(
    (list) => {
      listRef.current = list;
      if (!list) return undefined;
      function hold({ target }: FocusEvent) {
        const row = isElement(target) ? target.closest<HTMLElement>(rowSelector) : null;
        if (!list || !row || !isElement(target)) return;
        held.current = {
          control: target,
          place: controlsIn(row).indexOf(target),
          row,
          rowPlace: [...list.querySelectorAll(rowSelector)].indexOf(row),
        };
      }
      function leave({ target }: FocusEvent) {
        // Removal may also blur; then the effect decides.
        queueMicrotask(() => {
          const { current } = held;
          if (current?.control === target && current.control.isConnected) held.current = null;
        });
      }
      list.addEventListener('focusin', hold);
      list.addEventListener('focusout', leave);
      return () => {
        list.removeEventListener('focusin', hold);
        list.removeEventListener('focusout', leave);
        listRef.current = null;
        if (list.contains(activeElement())) returnFocus(null);
      };
    },
    [rowSelector],
  );
}
