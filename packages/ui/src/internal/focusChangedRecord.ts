import { isFocusIdle } from './isFocusIdle.ts';

/** Focuses a changed row, card or list item in view, unless the user's focus is elsewhere. */
export function focusChangedRecord(mark: Element | null): void {
  const record = mark?.closest<HTMLElement>('tr, li, article');
  if (!record || !isFocusIdle()) return;
  const { top, bottom } = record.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) return;
  const target = record.hasAttribute('tabindex')
    ? record
    : record.querySelector<HTMLElement>('a[href], button');
  target?.focus({ preventScroll: true });
}
