import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { activeElement } from '../../internal/elements.ts';

/** From the edge of the window, or of what a toast stands beside. */
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

/** The layer on top, or else the panel beside the page: what is being used, if there is one. */
function findLayer(page: Document): HTMLElement | undefined {
  const layers = [...page.querySelectorAll<HTMLElement>('[data-panel], [aria-modal="true"]')];
  return layers.at(-1);
}

/** What closes a layer and what sends it: both stay while the rest of it scrolls. */
const findHead = (layer: HTMLElement) => layer.querySelector('header, [data-head]');
const findFoot = (layer: HTMLElement) => [...layer.querySelectorAll('footer')].at(-1);
/** What sends the form of the page where that stays at the lower edge of the window. */
const findPageFoot = (page: Document) =>
  [...page.querySelectorAll('[data-sticky-foot]')].find((foot) => foot.getClientRects().length > 0);

/** From its upper edge to the lower one of the window. */
const heightFrom = (element: Element): number =>
  element.ownerDocument.documentElement.clientHeight - element.getBoundingClientRect().top;

/** Where it may stand, as `inset-block`, in the order in which that is wanted; first the place it has. */
function placesFor(layer: Element | undefined, head: Element | null, foot: Element | undefined) {
  const isModal = layer?.getAttribute('aria-modal') === 'true';
  const atTop = isModal
    ? `${gap}px auto`
    : 'calc(var(--platform-size-header) + var(--platform-space-6)) auto';
  const aboveFoot = foot ? [`auto ${heightFrom(foot) + gap}px`] : [];
  const belowHead = head ? [`${head.getBoundingClientRect().bottom + gap}px auto`] : [];
  return layer ? ['', atTop, ...aboveFoot, ...belowHead] : ['', ...aboveFoot, atTop];
}

/**
 * Keeps toasts off what is being used: the control that has the focus, with the form it is of where
 * that is possible, and the head and the foot of an open layer or panel, which close it and send it, or
 * the foot of the page's own form. They stand at their place at the bottom, at the top, or between that
 * head and foot, wherever they first cover none of these; and cover no part of a layer at all where they
 * can. Looks again at each render, since another toast changes how much they cover, and whenever the
 * focus or the page around it changes.
 */
export function useClearPlace(regionRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const page = region.ownerDocument;

    function place(): void {
      if (!region) return;
      const used = activeElement();
      // It stays under the finger, or where F8 found it.
      if (region.contains(used)) return;
      const focused = used instanceof HTMLElement && used.tabIndex >= 0 ? [used] : [];
      const form = focused[0]?.closest('form');
      const layer = findLayer(page);
      const head = layer ? findHead(layer) : null;
      const foot = layer ? findFoot(layer) : findPageFoot(page);
      const bars = [head, foot];
      const places = placesFor(layer, head, foot);
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
    // A layer opens, or gets its foot once it has loaded; the region's own changes render it.
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
