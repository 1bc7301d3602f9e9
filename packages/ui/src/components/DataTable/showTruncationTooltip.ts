import type { PointerEvent } from 'react';

/** One listener instead of one per cell. */
export function showTruncationTooltip({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  let element = target instanceof HTMLElement ? target : null;
  for (; element; element = element === currentTarget ? null : element.parentElement) {
    const isTruncated =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (!isTruncated || getComputedStyle(element).textOverflow !== 'ellipsis') continue;
    element.title = element.textContent;
    return;
  }
}
