import { activeElement } from './elements.ts';
import type { KeyboardEvent } from 'react';

const stops = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]',
].join();

/** Found by selector, because the content of a layer is the caller's. */
export function tabStops(surface: HTMLElement): HTMLElement[] {
  return [...surface.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Synchronous: a focus guard that moves the focus a frame later loses it on quick presses. */
export function wrapTab(event: KeyboardEvent, surface: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const inside = tabStops(surface);
  const [from, to] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)];
  const active = activeElement();
  const isAtEdge = active === from || (event.shiftKey && active === surface);
  if (!to || !isAtEdge) return;
  event.preventDefault();
  to.focus();
}
