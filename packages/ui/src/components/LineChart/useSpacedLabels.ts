import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isShownAt, labelStep } from './labelStep.ts';

/** Between two labels of an axis, in px. */
const GAP = 24;

/**
 * Marks the labels of an axis that have no room between the others with `data-crowded`, whatever the
 * width, the font and the language.
 *
 * @param labels a new value where other labels are rendered
 */
export function useSpacedLabels(ref: RefObject<HTMLElement | null>, labels: unknown): void {
  useEffect(() => {
    const axis = ref.current;
    if (!axis) return undefined;
    const spans = [...axis.children];
    const observer = new ResizeObserver(() => {
      const step = labelStep(
        spans.map((span) => span.getBoundingClientRect()),
        GAP,
      );
      spans.forEach((span, index) =>
        span.toggleAttribute('data-crowded', !isShownAt(step, index, spans.length)),
      );
    });
    observer.observe(axis);
    for (const span of spans) observer.observe(span);
    return () => observer.disconnect();
  }, [ref, labels]);
}
