/** Found by selector, because columns render their own headers. */
const headerControls = (table: HTMLTableElement): HTMLElement[] => [
  ...(table.tHead?.querySelectorAll<HTMLElement>('button, input') ?? []),
];

/** False for column menus while the table is shown as a list. */
const isRendered = (control: HTMLElement) => control.getClientRects().length > 0;

const isTabStop = (control: HTMLElement) => control.getAttribute('tabindex') === '0';

/** Leaves one header control in the tab order: `chosen`, else the current one, else the first. */
export function makeHeadersOneTabStop(table: HTMLTableElement, chosen?: EventTarget): void {
  const controls = headerControls(table);
  const stop =
    controls.find((control) => control === chosen) ?? controls.find(isTabStop) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

export function makeEveryHeaderTabStop(table: HTMLTableElement): void {
  for (const control of headerControls(table)) control.removeAttribute('tabindex');
}

export const headerTabStop = (table: HTMLTableElement | null): HTMLElement | undefined =>
  table ? headerControls(table).find(isTabStop) : undefined;

/** Returns the focus move for an arrow key, or undefined if the key moves nowhere. */
export function moveFromHeader(
  table: HTMLTableElement | null,
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  focusRows: () => void,
): (() => void) | undefined {
  const controls = table ? headerControls(table).filter(isRendered) : [];
  const index = controls.findIndex((control) => control === target);
  if (index === -1) return undefined;
  if (key === 'ArrowDown') return focusRows;
  const next = controls[index + (key === 'ArrowLeft' ? -1 : 1)];
  return next && /^Arrow(Left|Right)$/.test(key) ? () => next.focus() : undefined;
}
