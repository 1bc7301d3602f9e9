/** What does something in the heads: buttons that sort, the box of all rows. */
const controlsIn = (table: HTMLTableElement): HTMLElement[] => [
  ...(table.tHead?.querySelectorAll<HTMLElement>('button, input') ?? []),
];

const isStop = (control: HTMLElement) => control.getAttribute('tabindex') === '0';

/**
 * Makes the heads one stop of the tab order.
 *
 * @param chosen the control that Tab reaches then; else the one that it reached, or the first
 */
export function settleHeads(table: HTMLTableElement, chosen?: EventTarget): void {
  const controls = controlsIn(table);
  const stop =
    controls.find((control) => control === chosen) ?? controls.find(isStop) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** Makes each head a stop of its own again. */
export function releaseHeads(table: HTMLTableElement): void {
  for (const control of controlsIn(table)) control.removeAttribute('tabindex');
}

/** The control of the heads that Tab reaches. */
export const headStop = (table: HTMLTableElement | null): HTMLElement | undefined =>
  table ? controlsIn(table).find(isStop) : undefined;

/**
 * Where a key leads from a head: to another one, or down to the rows.
 *
 * @param down goes there
 * @returns undefined where it leads nowhere
 */
export function headMove(
  table: HTMLTableElement | null,
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  down: () => void,
): (() => void) | undefined {
  const controls = table ? controlsIn(table) : [];
  const at = controls.findIndex((control) => control === target);
  if (at === -1) return undefined;
  if (key === 'ArrowDown') return down;
  const next = controls[at + (key === 'ArrowLeft' ? -1 : 1)];
  return next && /^Arrow(Left|Right)$/.test(key) ? () => next.focus() : undefined;
}
