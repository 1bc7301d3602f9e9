import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@platform/i18n/text';

/** Lines are found by index, since the virtual list mounts and unmounts them. */
const indexOf = (target: Element): number =>
  Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);

const steps: ReadonlyMap<string, (stops: readonly boolean[], at: number) => number> = new Map([
  ['ArrowDown', (stops, position) => stops.indexOf(true, position + 1)],
  ['ArrowUp', (stops, position) => (position > 0 ? stops.lastIndexOf(true, position - 1) : -1)],
  ['Home', (stops) => stops.indexOf(true)],
  ['End', (stops) => stops.lastIndexOf(true)],
]);

/** One tab stop, arrow keys between lines. A line has `data-index`, its control `data-stop`. */
export function useLineKeys(
  listRef: RefObject<HTMLElement | null>,
  stops: readonly boolean[],
): {
  stop: number;
  listProps: { onKeyDown: (event: KeyboardEvent) => void; onFocus: (event: FocusEvent) => void };
} {
  const [requestedIndex, setRequestedIndex] = useState(-1);
  const stop = stops[requestedIndex] ? requestedIndex : stops.indexOf(true);

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (!(event.target instanceof Element) || !event.target.matches('[data-stop]')) return;
    const position = indexOf(event.target);
    const find = steps.get(event.key);
    if (!find) return;
    event.preventDefault();
    const next = find(stops, position);
    if (next === -1) return;
    // The line may not be mounted before.
    flushSync(() => setRequestedIndex(next));
    listRef.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-stop]`)?.focus();
  }

  return {
    stop,
    listProps: {
      onKeyDown: handleKeyDown,
      onFocus: ({ target }) => {
        if (target.matches('[data-stop]')) setRequestedIndex(indexOf(target));
      },
    },
  };
}
