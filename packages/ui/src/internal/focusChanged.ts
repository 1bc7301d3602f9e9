import { isFocusIdle } from './isFocusIdle.ts';

/**
 * Moves the focus to the row, card or entry of a list that a mark is in, where nothing but the heading
 * of the page has it: what was made by keys alone can be gone on with. Nothing is scrolled for it, so
 * that a row out of view leaves the focus where it is.
 */
export function focusChanged(mark: Element | null): void {
  const record = mark?.closest<HTMLElement>('tr, li, article');
  if (!record || !isFocusIdle()) return;
  const { top, bottom } = record.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) return;
  const target = record.hasAttribute('tabindex')
    ? record
    : record.querySelector<HTMLElement>('a[href], button');
  target?.focus({ preventScroll: true });
}
