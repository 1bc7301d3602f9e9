import type { PointerEvent } from 'react';

/** One listener instead of one per cell. */
export function showTruncationTooltip({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  let at = target instanceof HTMLElement ? target : null;
  for (; at; at = at === currentTarget ? null : at.parentElement) {
    const isTruncated = at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight;
    if (!isTruncated || getComputedStyle(at).textOverflow !== 'ellipsis') continue;
    at.title = at.textContent;
    return;
  }
}
