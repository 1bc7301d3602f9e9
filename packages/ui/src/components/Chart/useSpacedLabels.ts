import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isShownAt, labelStep } from './labelStep.ts';

/** Minimum distance between two labels, in px. */
const GAP = 24;

/** Marks labels of an axis that do not fit with `data-crowded`. */
export function useSpacedLabels(ref: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const axis = ref.current;
    if (!axis) return undefined;
    const labels = [...axis.children].slice(0, count);
    const observer = new ResizeObserver(() => {
      const step = labelStep(
        labels.map((label) => label.getBoundingClientRect()),
        GAP,
      );
      labels.forEach((label, index) =>
        label.toggleAttribute('data-crowded', !isShownAt(step, index, count)),
      );
    });
    observer.observe(axis);
    for (const label of labels) observer.observe(label);
    return () => observer.disconnect();
  }, [ref, count]);
}
