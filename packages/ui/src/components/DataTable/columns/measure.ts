import { MAX_WIDTH, MIN_WIDTH, clampWidth } from './columnLayout.ts';

/** Width in px that a text column keeps while others grow: `th` in the styles of the table. */
const MIN_TEXT_WIDTH = 88;

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The header that contains a handle. By selector, because the handle does not render it. */
export const headOf = (handle: HTMLElement): HTMLTableCellElement =>
  handle.closest('th') as HTMLTableCellElement;

/** Looked up each time, because a handle moves with its header when columns are reordered. */
const tableOf = (handle: HTMLElement): HTMLTableElement =>
  handle.closest('table') as HTMLTableElement;

/**
 * Number of px that a column can grow: unlimited if the table scrolls, else until others are
 * narrow.
 */
export function roomFor(handle: HTMLElement): number {
  const table = tableOf(handle);
  if (table.dataset['scrolls'] !== undefined) return MAX_WIDTH;
  const own = headOf(handle);
  const heads = [...(own.parentElement?.children ?? [])] as HTMLElement[];
  const texts = heads.filter(
    ({ tagName, dataset }) =>
      tagName === 'TH' && dataset['sized'] === undefined && dataset['resized'] === undefined,
  );
  const shrinkable = texts
    .filter((head) => head !== own)
    .reduce((sum, { offsetWidth }) => sum + Math.max(0, offsetWidth - MIN_TEXT_WIDTH), 0);
  const free = (table.parentElement?.clientWidth ?? 0) - table.offsetWidth;
  return Math.max(0, Math.floor(shrinkable + free));
}

/** Width in px of the widest rendered cell and the header. */
export function fittingWidth(handle: HTMLElement): number {
  const table = tableOf(handle);
  const head = headOf(handle);
  const { offsetWidth } = head;
  const largest = offsetWidth + roomFor(handle);
  const cells = [...table.tBodies]
    .flatMap(({ rows }) => [...rows])
    .flatMap((row) => (row.hasAttribute('data-row') ? [row.cells[head.cellIndex]] : []));
  // Lays out twice, once per double click: only a layout knows how wide a cell would be.
  table.style.inlineSize = 'max-content';
  head.style.minInlineSize = `${MIN_WIDTH}px`;
  head.style.maxInlineSize = 'none';
  for (const cell of cells) if (cell) cell.style.maxInlineSize = 'none';
  const width = head.offsetWidth;
  table.style.inlineSize = '';
  head.style.minInlineSize = '';
  head.style.maxInlineSize = '';
  for (const cell of cells) if (cell) cell.style.maxInlineSize = '';
  return clampWidth(width, largest);
}
