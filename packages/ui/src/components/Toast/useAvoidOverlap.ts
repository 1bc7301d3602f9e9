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

/** Finds the topmost panel or modal by selector, because toasts are not in its React tree. */
function findTopLayer(page: Document): HTMLElement | undefined {
  const layers = [...page.querySelectorAll<HTMLElement>('[data-panel], [aria-modal="true"]')];
  return layers.at(-1);
}

/** Header and footer of a layer stay in view while its content scrolls. */
const findHeader = (layer: HTMLElement) => layer.querySelector('header, [data-layer-header]');
const findFooter = (layer: HTMLElement) => [...layer.querySelectorAll('footer')].at(-1);
/** Found by its attribute, because a page renders its own footer. */
const findPageFooter = (page: Document) =>
  [...page.querySelectorAll('[data-sticky-footer]')].find(
    (footer) => footer.getClientRects().length > 0,
  );

/** Distance from the top of the element to the bottom of the window, in px. */
const heightFrom = (element: Element): number =>
  element.ownerDocument.documentElement.clientHeight - element.getBoundingClientRect().top;

/** Possible values of `inset-block` in order of preference; the first is the default. */
function insetsFor(
  layer: Element | undefined,
  header: Element | null,
  footer: Element | undefined,
) {
  const isModal = layer?.getAttribute('aria-modal') === 'true';
  const atTop = isModal
    ? `${gap}px auto`
    : 'calc(var(--platform-size-header) + var(--platform-space-6)) auto';
  const aboveFooter = footer ? [`auto ${heightFrom(footer) + gap}px`] : [];
  const belowHeader = header ? [`${header.getBoundingClientRect().bottom + gap}px auto`] : [];
  return layer ? ['', atTop, ...aboveFooter, ...belowHeader] : ['', ...aboveFooter, atTop];
}

/**
 * Keeps toasts off the focused element, its form, headers and footers. Runs on each render, because
 * another toast changes the size, and when the focus or the page changes.
 */
export function useAvoidOverlap(regionRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const page = region.ownerDocument;

    function avoidOverlap(): void {
      if (!region) return;
      const active = activeElement();
      // Toasts do not move while they have the focus, such as during a press or after F8.
      if (region.contains(active)) return;
      const focused = active instanceof HTMLElement && active.tabIndex >= 0 ? [active] : [];
      const form = focused[0]?.closest('form');
      const layer = findTopLayer(page);
      const header = layer ? findHeader(layer) : null;
      const footer = layer ? findFooter(layer) : findPageFooter(page);
      const bars = [header, footer];
      const insets = insetsFor(layer, header, footer);
      const isClearOf = (obstacles: readonly (Element | null | undefined)[]) => (inset: string) => {
        region.style.setProperty('--platform-toast-inset', inset);
        return (
          isInWindow(region) && !obstacles.some((element) => element && overlap(region, element))
        );
      };
      // From the strictest to the most lenient.
      const obstacleSets = [
        [...focused, layer ?? footer],
        [form, ...focused, ...bars],
        [...focused, ...bars],
        focused,
      ];
      const isPlaced = obstacleSets.some((obstacles) => insets.some(isClearOf(obstacles)));
      if (!isPlaced) region.style.removeProperty('--platform-toast-inset');
    }

    let frame = 0;
    const scheduleMove = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(avoidOverlap);
    };
    // A layer may open, or render its footer, later.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !region.contains(target))) scheduleMove();
    });
    avoidOverlap();
    changes.observe(page.body, { childList: true, subtree: true });
    page.addEventListener('focusin', avoidOverlap);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      page.removeEventListener('focusin', avoidOverlap);
    };
  });
}
