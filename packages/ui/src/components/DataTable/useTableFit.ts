import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Steps in which a table gives up the widths of the user, columns, and then its layout. */
const steps = ['columns', 'automatic', '1', '2', '3', 'list', 'stacked'] as const;

type Step = (typeof steps)[number] | 'scroll';

const withoutWidths = steps.filter((step) => step !== 'automatic');
const scrolling: readonly Step[] = ['columns', 'scroll'];
const scrollingList: readonly Step[] = ['list', 'stacked'];

function stepsOf(table: HTMLTableElement): readonly Step[] {
  if (table.dataset['scrolls'] !== undefined) return isList(table) ? scrollingList : scrolling;
  return table.tHead?.querySelector('[data-resized]') ? steps : withoutWidths;
}

/** Cells of the list layout with dates, numbers and statuses; too many for a ref each. */
const facts = "td[data-stack='meta'][data-sized], [data-lead-note]:has(time)";

const isList = (table: HTMLTableElement) => getComputedStyle(table).display === 'block';

/** Width in px by which the actions of a row extend into the margin of the page. */
const ACTIONS_OVERHANG = 10;

/** True if the list layout truncates a fact or makes a row too wide; facts share a line of their row. */
const cutsFacts = (table: HTMLTableElement): boolean =>
  isList(table) &&
  ([...table.querySelectorAll(facts)].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  ) ||
    [...table.tBodies]
      .flatMap(({ rows }) => [...rows])
      .some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + ACTIONS_OVERHANG));

/** In px, without the room that a scrolling frame keeps for the fill of rows. */
function innerWidthOf(frame: HTMLElement): number {
  if (frame.dataset['scrolls'] === undefined) return frame.clientWidth;
  return frame.clientWidth - 2 * Number.parseFloat(getComputedStyle(frame).paddingInlineStart);
}

/** Sets `data-fit` to the first step that fits; reads sizes after layout, to lay out only once. */
export function useTableFit(tableRef: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = tableRef.current;
    const parent = table?.parentElement;
    if (!table || !parent) return undefined;
    const isFitting = () => table.offsetWidth <= innerWidthOf(parent) && !cutsFacts(table);
    let frame = 0;
    const fit = () => {
      // Undoes the list of an earlier width, so that the style of the page decides.
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
  }, [tableRef]);
}
