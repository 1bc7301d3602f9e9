/** Headers render what a column says, so their controls are found by selector. */
const controlsIn = (table: HTMLTableElement): HTMLElement[] => [
  ...(table.tHead?.querySelectorAll<HTMLElement>('button, input') ?? []),
];

/** A list hides the menus of columns. */
const isRendered = (control: HTMLElement) => control.getClientRects().length > 0;

const isStop = (control: HTMLElement) => control.getAttribute('tabindex') === '0';

/** Makes the headers one tab stop: `chosen`, else the previous one or the first. */
export function makeHeadersOneTabStop(table: HTMLTableElement, chosen?: EventTarget): void {
  const controls = controlsIn(table);
  const stop =
    controls.find((control) => control === chosen) ?? controls.find(isStop) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

export function makeHeadersTabStops(table: HTMLTableElement): void {
  for (const control of controlsIn(table)) control.removeAttribute('tabindex');
}

export const headerTabStop = (table: HTMLTableElement | null): HTMLElement | undefined =>
  table ? controlsIn(table).find(isStop) : undefined;

/** Undefined for a key without a move; `down` moves to the rows. */
export function moveFromHeader(
  table: HTMLTableElement | null,
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  down: () => void,
): (() => void) | undefined {
  const controls = table ? controlsIn(table).filter(isRendered) : [];
  const at = controls.findIndex((control) => control === target);
  if (at === -1) return undefined;
  if (key === 'ArrowDown') return down;
  const next = controls[at + (key === 'ArrowLeft' ? -1 : 1)];
  return next && /^Arrow(Left|Right)$/.test(key) ? () => next.focus() : undefined;
}
