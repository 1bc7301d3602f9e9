import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { activeElement } from '../../internal/elements.ts';

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Keeps toasts off the control that has the focus: while they would cover it they stand at the top.
 * Looks again at each render, since another toast changes how much they cover.
 */
export function useClearOfFocus(regionRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const place = () => {
      const used = activeElement();
      if (!(used instanceof HTMLElement) || used.tabIndex < 0 || region.contains(used)) return;
      region.removeAttribute('data-top');
      if (!overlap(region, used)) return;
      region.setAttribute('data-top', '');
      if (overlap(region, used)) region.removeAttribute('data-top');
    };
    place();
    const page = region.ownerDocument;
    page.addEventListener('focusin', place);
    return () => page.removeEventListener('focusin', place);
  });
}
