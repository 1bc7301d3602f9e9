import { autoUpdate } from '@floating-ui/react';
import type { ReferenceType } from '@floating-ui/react';

type Follow = (reference: ReferenceType, floating: HTMLElement, update: () => void) => () => void;

/** At most once per frame: updating within a `ResizeObserver` callback raises an error event. */
export const followAnchor: Follow = (reference, floating, update) => {
  let frame = 0;
  update();
  const stop = autoUpdate(reference, floating, () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
};
