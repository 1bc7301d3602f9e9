import { LazyTooltipLayer } from './lazyTooltipLayer.ts';

/**
 * Which element of the page shows its tooltip. One watcher serves them all: it starts with the first
 * element that has a tooltip and stops with the last.
 */
let target: Element | null = null;
let stopWatching: (() => void) | undefined;
const listeners = new Set<() => void>();

function show(next: Element | null): void {
  target = next;
  for (const listener of listeners) listener();
}

async function watch(): Promise<void> {
  const { watchTooltips } = await import('./watchTooltips.ts');
  if (listeners.size === 0 || stopWatching) return;
  stopWatching = watchTooltips({
    onPlan: LazyTooltipLayer.preload,
    onShow: show,
    onHide: () => show(null),
  });
}

/** Calls a listener when another tooltip is shown or none. @returns stops it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Without its code there are no tooltips, and every name and reason is still there for readers.
  if (listeners.size === 1) watch().catch(() => {});
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

/** Returns the element of an id while it shows its tooltip. */
export const targetOf = (id: string): Element | null =>
  target?.getAttribute('data-tooltip') === id ? target : null;
