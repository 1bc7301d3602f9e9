import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@platform/i18n/text';

const placeOf = (target: Element): number =>
  Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);

/** Which line a key leads to from one; -1 for none. */
const steps: ReadonlyMap<string, (stops: readonly boolean[], at: number) => number> = new Map([
  ['ArrowDown', (stops, at) => stops.indexOf(true, at + 1)],
  ['ArrowUp', (stops, at) => (at > 0 ? stops.lastIndexOf(true, at - 1) : -1)],
  ['Home', (stops) => stops.indexOf(true)],
  ['End', (stops) => stops.lastIndexOf(true)],
]);

/**
 * Makes the lines of a long list one stop of the tab order, with arrow keys, Home and End from line to
 * line. A line's control is marked with `data-stop`, the line with `data-index`.
 *
 * @param stops which lines have a control
 * @returns the line the tab order stops at, -1 where none has a control, and props of the list
 */
export function useLineKeys(
  listRef: RefObject<HTMLElement | null>,
  stops: readonly boolean[],
): {
  stop: number;
  listProps: { onKeyDown: (event: KeyboardEvent) => void; onFocus: (event: FocusEvent) => void };
} {
  const [wanted, setWanted] = useState(-1);
  const stop = stops[wanted] ? wanted : stops.indexOf(true);

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (!(event.target instanceof Element) || !event.target.matches('[data-stop]')) return;
    const at = placeOf(event.target);
    const find = steps.get(event.key);
    if (!find) return;
    event.preventDefault();
    const next = find(stops, at);
    if (next === -1) return;
    // The line may not be in the document before.
    flushSync(() => setWanted(next));
    listRef.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-stop]`)?.focus();
  }

  return {
    stop,
    listProps: {
      onKeyDown: handleKeyDown,
      onFocus: ({ target }) => {
        if (target.matches('[data-stop]')) setWanted(placeOf(target));
      },
    },
  };
}
