import type { LazyLoading } from '../../internal/LazyLoadContext.tsx';
import type { TooltipLayer } from './TooltipLayer.tsx';

/** What is shown: the element that has the tooltip, and the component that draws it. */
export interface ShownTooltip {
  target: Element;
  Layer: typeof TooltipLayer;
}

/** Those who hear of the tooltips of a document, and what ends the watching for them. */
interface Watch {
  listeners: Set<() => void>;
  stop?: () => void;
}

/**
 * The one tooltip of the page. A watcher serves all elements of a document, the page's or that of a
 * frame: it starts with the first that has a tooltip, once the page is idle, and stops with the last. What
 * draws the tooltip loads when a pointer or the focus nears one.
 */
let shown: ShownTooltip | null = null;
const watches = new Map<Document, Watch>();

function set(next: ShownTooltip | null): void {
  shown = next;
  for (const { listeners } of watches.values()) for (const listener of listeners) listener();
}

const loadLayer = () => import('./TooltipLayer.tsx');

async function start(watched: Document, watch: Watch): Promise<void> {
  const { watchTooltips } = await import('./watchTooltips.ts');
  if (watches.get(watched) !== watch) return;
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
  watch.stop = watchTooltips(watched, {
    onPlan: () => void loadLayer().catch(() => {}),
    onShow: (target) => void show(target).catch(() => {}),
    onHide: hide,
  });
}

/** Calls a listener when another tooltip of a document is shown or none. @returns stops it */
export function subscribe(
  watched: Document,
  listener: () => void,
  whenIdle: LazyLoading['whenIdle'],
): () => void {
  const watch = watches.get(watched) ?? { listeners: new Set() };
  watch.listeners.add(listener);
  if (!watches.has(watched)) {
    watches.set(watched, watch);
    watch.stop = whenIdle(() => void start(watched, watch).catch(() => {}));
  }
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    watches.delete(watched);
    watch.stop?.();
  };
}

/** Returns what is shown, where it is the tooltip of this id. */
export const shownFor = (id: string): ShownTooltip | null =>
  shown?.target.getAttribute('data-tooltip') === id ? shown : null;
