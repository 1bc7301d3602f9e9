import { autoUpdate } from '@floating-ui/react';
import type { ReferenceType } from '@floating-ui/react';
import { afterPaint } from './afterPaint.ts';

type Follow = (reference: ReferenceType, floating: HTMLElement, update: () => void) => () => void;

/** At most once per frame: updating within a `ResizeObserver` callback raises an error event. */
export const followAnchor: Follow = (reference, floating, update) => {
  let frame = 0;
  let stop: (() => void) | undefined;
  update();
  // Its observers and listeners can wait; it starts with an update.
  const cancel = afterPaint(() => {
    stop = autoUpdate(reference, floating, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
  });
  return () => {
    cancel();
    cancelAnimationFrame(frame);
    stop?.();
  };
};
