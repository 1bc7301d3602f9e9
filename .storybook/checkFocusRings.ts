import { expect } from 'vitest';

const focusable = 'a[href], button, input, textarea, [tabindex="0"]';

const TOLERANCE_PX = 0.6;

function visibleArea(element: Element): DOMRect | null {
  const { overflow, overflowClipMargin } = getComputedStyle(element);
  if (overflow === 'visible') return null;
  const box = element.getBoundingClientRect();
  const left = box.left + element.clientLeft;
  const top = box.top + element.clientTop;
  // A scroll container can reveal all of its content.
  if (/auto|scroll/.test(overflow)) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
    return new DOMRect(left - scrollLeft, top - scrollTop, scrollWidth, scrollHeight);
  }
  const margin = overflow.includes('clip') ? Number.parseFloat(overflowClipMargin) || 0 : 0;
  return grow(new DOMRect(left, top, element.clientWidth, element.clientHeight), margin);
}

function grow({ x, y, width, height }: DOMRect, by: number): DOMRect {
  return new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);
}

function contains(outer: DOMRect, inner: DOMRect): boolean {
  const { left, top, right, bottom } = grow(outer, TOLERANCE_PX);
  return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom;
}

function* containingBlocks(element: Element): Generator<Element> {
  let { position } = getComputedStyle(element);
  for (
    let ancestor = element.parentElement;
    ancestor && position !== 'fixed';
    ancestor = ancestor.parentElement
  ) {
    const ancestorPosition = getComputedStyle(ancestor).position;
    if (position === 'absolute' && ancestorPosition === 'static') continue;
    position = ancestorPosition;
    yield ancestor;
  }
}

function isRingClipped(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === 'none') return false;
  const box = element.getBoundingClientRect();
  const ring = grow(box, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  for (const block of containingBlocks(element)) {
    const visible = visibleArea(block);
    if (visible && !contains(visible, box)) return false;
    if (visible && !contains(visible, ring)) return true;
  }
  return false;
}

/** Taking a picture restarts animations, and a sheet that slides in has no room for a ring. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

export function checkFocusRings(): void {
  finishAnimations();
  const clipped: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    // Content behind an open dialog cannot be focused.
    if (element.closest('[aria-hidden="true"]')) continue;
    element.focus({ focusVisible: true });
    if (document.activeElement === element && isRingClipped(element))
      clipped.push(element.outerHTML);
  }
  expect(clipped, 'clipped focus rings').toEqual([]);
}
