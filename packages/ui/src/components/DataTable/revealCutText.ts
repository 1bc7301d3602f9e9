import type { PointerEvent } from 'react';

/**
 * Gives a cut text its whole self as a tooltip, when the pointer comes over any part of it. One
 * listener on the table instead of a tooltip for each cell.
 */
export function revealCutText({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  let at = target instanceof HTMLElement ? target : null;
  for (; at; at = at === currentTarget ? null : at.parentElement) {
    const isCut = at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight;
    if (!isCut || getComputedStyle(at).textOverflow !== 'ellipsis') continue;
    at.title = at.textContent;
    return;
  }
}
