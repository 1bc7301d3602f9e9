import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { toolbarLayout } from './toolbarLayout.ts';
import type { ToolbarLayout } from './toolbarLayout.ts';
import type { ListFilterSet } from './types.ts';

/** The smallest layout loads no field that a phone would not show. */
const SMALLEST: ToolbarLayout = {
  filters: 'sheet',
  heading: 'above',
  hasRange: false,
  hasView: false,
};

const isSame = (one: ToolbarLayout, other: ToolbarLayout): boolean =>
  one.filters === other.filters &&
  one.heading === other.heading &&
  one.hasRange === other.hasRange &&
  one.hasView === other.hasView;

/** In rem, so that larger text needs more room. */
const widthOf = (bar: HTMLElement): number =>
  bar.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the layout of a toolbar and the ref of its bar, which is measured before it is painted. */
export function useToolbarLayout(
  set: ListFilterSet | undefined,
): [ToolbarLayout, RefCallback<HTMLElement>] {
  const [layout, setLayout] = useState(SMALLEST);
  const filters = set?.items.length ?? 0;
  const hasView = Boolean(set?.view);
  const hasRange = set?.items[0]?.kind === 'range';
  const ref = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || filters === 0) return undefined;
      const measure = () => {
        const next = toolbarLayout(widthOf(bar), { filters, hasView, hasRange });
        setLayout((current) => (isSame(current, next) ? current : next));
      };
      measure();
      let frame = 0;
      const sizes = new ResizeObserver(() => {
        // Changing a size within the observer's callback would raise an error event.
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      });
      sizes.observe(bar);
      return () => {
        sizes.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    [filters, hasView, hasRange],
  );
  return [layout, ref];
}
