import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { activeElement } from '../../internal/elements.ts';

/** Distance in px from the edge of the window or from the avoided element. */
const gap = 16;

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= element.ownerDocument.documentElement.clientHeight;
}

/** Elements of the page are found by selector, because toasts share no tree with them. */
function findLayer(page: Document): HTMLElement | undefined {
  const layers = [...page.querySelectorAll<HTMLElement>('[data-panel], [aria-modal="true"]')];
  return layers.at(-1);
}

/** Header and footer of a layer stay in view while its content scrolls. */
const findHeader = (layer: HTMLElement) => layer.querySelector('header, [data-head]');
const findFooter = (layer: HTMLElement) => [...layer.querySelectorAll('footer')].at(-1);
const findPageFooter = (page: Document) =>
  [...page.querySelectorAll('[data-sticky-foot]')].find((foot) => foot.getClientRects().length > 0);

/** Distance from the top of an element to the bottom of the window, in px. */
const heightFrom = (element: Element): number =>
  element.ownerDocument.documentElement.clientHeight - element.getBoundingClientRect().top;

/** Possible values of `inset-block` in order of preference; the first is the default. */
function insetsFor(layer: Element | undefined, head: Element | null, foot: Element | undefined) {
  const isModal = layer?.getAttribute('aria-modal') === 'true';
  const atTop = isModal
    ? `${gap}px auto`
    : 'calc(var(--platform-size-header) + var(--platform-space-6)) auto';
  const aboveFoot = foot ? [`auto ${heightFrom(foot) + gap}px`] : [];
  const belowHead = head ? [`${head.getBoundingClientRect().bottom + gap}px auto`] : [];
  return layer ? ['', atTop, ...aboveFoot, ...belowHead] : ['', ...aboveFoot, atTop];
}

/** Runs on each render, because another toast changes the size, and when focus or page changes. */
export function useAvoidOverlap(regionRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const page = region.ownerDocument;

    function place(): void {
      if (!region) return;
      const used = activeElement();
      // Keep the position under a pressed finger and after F8.
      if (region.contains(used)) return;
      const focused = used instanceof HTMLElement && used.tabIndex >= 0 ? [used] : [];
      const form = focused[0]?.closest('form');
      const layer = findLayer(page);
      const head = layer ? findHeader(layer) : null;
      const foot = layer ? findFooter(layer) : findPageFooter(page);
      const bars = [head, foot];
      const places = insetsFor(layer, head, foot);
      const isClearOf = (kept: readonly (Element | null | undefined)[]) => (inset: string) => {
        region.style.setProperty('--platform-toast-inset', inset);
        return isInWindow(region) && !kept.some((element) => element && overlap(region, element));
      };
      const wishes = [
        [...focused, layer ?? foot],
        [form, ...focused, ...bars],
        [...focused, ...bars],
        focused,
      ];
      const isPlaced = wishes.some((kept) => places.some(isClearOf(kept)));
      if (!isPlaced) region.style.removeProperty('--platform-toast-inset');
    }

    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // A layer may open, or render its footer later.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !region.contains(target))) placeSoon();
    });
    place();
    changes.observe(page.body, { childList: true, subtree: true });
    page.addEventListener('focusin', place);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      page.removeEventListener('focusin', place);
    };
  });
}
