import type { TooltipLayer } from './TooltipLayer.tsx';

/** What is shown: the element that has the tooltip, and the component that draws it. */
export interface ShownTooltip {
  target: Element;
  Layer: typeof TooltipLayer;
}

/**
 * The one tooltip of the page. A watcher serves all elements: it starts with the first that has a
 * tooltip and stops with the last. What draws the tooltip loads when a pointer or the focus nears one.
 */
let shown: ShownTooltip | null = null;
let stopWatching: (() => void) | undefined;
const listeners = new Set<() => void>();

function set(next: ShownTooltip | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

const loadLayer = () => import('./TooltipLayer.tsx');

async function watch(): Promise<void> {
  const { watchTooltips } = await import('./watchTooltips.ts');
  if (listeners.size === 0 || stopWatching) return;
  let wanted: Element | null = null;

  async function show(target: Element): Promise<void> {
    wanted = target;
    const { TooltipLayer: Layer } = await loadLayer();
    if (wanted === target) set({ target, Layer });
  }
  function hide(): void {
    wanted = null;
    set(null);
  }
  // Without their code there are no tooltips, and every name and reason is still there for readers.
  stopWatching = watchTooltips({
    onPlan: () => void loadLayer().catch(() => {}),
    onShow: (target) => void show(target).catch(() => {}),
    onHide: hide,
  });
}

/** Calls a listener when another tooltip is shown or none. @returns stops it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) watch().catch(() => {});
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

/** Returns what is shown, where it is the tooltip of this id. */
export const shownFor = (id: string): ShownTooltip | null =>
  shown?.target.getAttribute('data-tooltip') === id ? shown : null;
