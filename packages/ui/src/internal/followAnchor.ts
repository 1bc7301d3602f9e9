import { autoUpdate } from '@floating-ui/react';
import type { ReferenceType } from '@floating-ui/react';

type Follow = (reference: ReferenceType, floating: HTMLElement, update: () => void) => () => void;

/**
 * Keeps a layer at its anchor while either moves or changes its size. Placed at once, then at most
 * once a frame: placing within a ResizeObserver's own delivery is an error to the browser.
 */
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
