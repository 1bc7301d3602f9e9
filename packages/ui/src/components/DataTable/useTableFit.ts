import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What a table does where its columns need more room than there is, step by step. */
const steps = ['columns', '1', '2', '3', 'list', 'stacked'] as const;

/** Where a list shows dates, figures and statuses. */
const facts = "td[data-stack='meta'][data-sized], [data-lead-note]:has(time)";

/** True for a list that cuts a date, a figure or a status, which share a line of their row. */
const cutsFacts = (table: HTMLElement): boolean =>
  getComputedStyle(table).display === 'block' &&
  [...table.querySelectorAll(facts)].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );

/**
 * Sets `data-fit` on a table to the first step in which it is not wider than its parent and cuts no
 * fact: with all columns, without those of the first place to collapse, of the second and the third, as a
 * list, with its facts below one another. Sizes are read after layout, so nothing is laid out
 * twice where the columns fit.
 */
export function useTableFit(tableRef: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = tableRef.current;
    const parent = table?.parentElement;
    if (!table || !parent) return undefined;
    const isFitting = () => table.offsetWidth <= parent.clientWidth && !cutsFacts(table);
    let frame = 0;
    const fit = () => {
      for (const step of steps) {
        table.dataset['fit'] = step;
        if (isFitting()) return;
      }
    };
    const sizes = new ResizeObserver(() => {
      if (isFitting() && (table.dataset['fit'] ?? steps[0]) === steps[0]) return;
      // A size that changes while sizes are reported would be reported as an error.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    sizes.observe(parent);
    sizes.observe(table);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [tableRef]);
}
