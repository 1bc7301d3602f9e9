import type { PointerEvent } from 'react';

/**
 * Gives a cut text its whole self as a tooltip, when the pointer comes over it. One listener on
 * the table instead of a tooltip for each cell.
 */
export function revealCutText({ target }: PointerEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || target.scrollWidth <= target.clientWidth) return;
  if (getComputedStyle(target).textOverflow !== 'ellipsis') return;
  target.title = target.textContent;
}
