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

/** Where it may stand, as `inset-block`, in the order in which that is wanted; first the place it has. */
function placesFor(layer: HTMLElement | undefined, parts: readonly Element[]): string[] {
  const isModal = layer?.getAttribute('aria-modal') === 'true';
  const places = ['', isModal ? `${gap}px auto` : 'calc(var(--platform-size-header) + 24px) auto'];
  const [head, foot] = [parts.at(0), parts.at(-1)];
  if (!layer || !head || !foot) return places;
  const above = layer.ownerDocument.documentElement.clientHeight - foot.getBoundingClientRect().top;
  const below = head.getBoundingClientRect().bottom;
  return [...places, `auto ${above + gap}px`, `${below + gap}px auto`];
}

/**
 * Keeps toasts off what is being used: the control that has the focus, and the head and the foot of
 * an open layer or panel, which close it and send it. They stand at their place at the bottom, at
 * the top, or between that head and foot, wherever they first cover none of these; and cover no part
 * of a layer at all where they can. Looks again at each render, since another toast changes how much
 * they cover, and whenever the focus or the page around it changes.
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
      const layer = findLayer(page);
      const parts = [...(layer?.querySelectorAll('header, footer, [data-head]') ?? [])];
      const places = placesFor(layer, parts);
      const isClearOf = (kept: readonly Element[]) => (inset: string) => {
        region.style.setProperty('--platform-toast-inset', inset);
        return isInWindow(region) && !kept.some((element) => overlap(region, element));
      };
      const wishes = [[...focused, ...(layer ? [layer] : [])], [...focused, ...parts], focused];
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
