import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const DELAY_MS = 400;
const INTERVAL_MS = 60;

/**
 * Handlers of a button that repeats its action while the mouse is held down. Keyboards, touch and
 * assistive technology act once per click.
 */
export function usePressRepeat(action: () => void) {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function repeat() {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, INTERVAL_MS);
  }

  return {
    onPointerDown: ({ button, pointerType }: PointerEvent) => {
      hasRepeated.current = false;
      if (button === 0 && pointerType === 'mouse') timer.current = setTimeout(repeat, DELAY_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The field keeps the focus and the selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
