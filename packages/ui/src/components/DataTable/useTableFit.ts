import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Steps in which a table drops columns, then becomes a list. */
export const steps = ['columns', '1', '2', '3', 'list', 'stacked'] as const;

/** Returns the steps of a table, which start with `columns` or the list that the page demands. */
export type FitSteps = (table: HTMLTableElement) => readonly string[];

const collapsing: FitSteps = () => steps;

/** Cells of the list layout with dates, numbers and statuses; too many for a ref each. */
const facts = "td[data-stack='meta'][data-sized], [data-lead-note]:has(time)";

export const isList = (table: HTMLTableElement) => getComputedStyle(table).display === 'block';

/** Width in px by which the actions of a row extend into the margin of the page. */
const ACTIONS_OVERHANG = 10;

/** True if the list layout truncates a fact or makes a row too wide; facts share a line of their row. */
const truncatesFacts = (table: HTMLTableElement): boolean =>
  isList(table) &&
  ([...table.querySelectorAll(facts)].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  ) ||
    [...table.tBodies]
      .flatMap(({ rows }) => [...rows])
      .some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + ACTIONS_OVERHANG));

/** In px, without the padding of a frame that scrolls. */
const widthOf = (frame: HTMLElement) =>
  frame.clientWidth - 2 * Number.parseFloat(getComputedStyle(frame).paddingInlineStart);

/** Sets `data-fit` to the first step that fits; reads sizes after layout, to lay out only once. */
export function useTableFit(
  tableRef: RefObject<HTMLTableElement | null>,
  stepsOf = collapsing,
): void {
  useEffect(() => {
    const table = tableRef.current;
    const parent = table?.parentElement;
    if (!table || !parent) return undefined;
    const isFitting = () => table.offsetWidth <= widthOf(parent) && !truncatesFacts(table);
    let frame = 0;
    const fit = () => {
      // Resets the step of an earlier width, so that the page's styles decide.
      table.dataset['fit'] = steps[0];
      for (const step of stepsOf(table)) {
        table.dataset['fit'] = step;
        if (isFitting()) return;
      }
    };
    const sizes = new ResizeObserver(() => {
      if (isFitting() && (table.dataset['fit'] ?? steps[0]) === steps[0]) return;
      // Changing a size within the observer's callback would raise an error event.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    sizes.observe(parent);
    sizes.observe(table);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [tableRef, stepsOf]);
}
