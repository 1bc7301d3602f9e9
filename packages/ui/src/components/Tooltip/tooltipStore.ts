import type { LazyLoading } from '../../internal/LazyLoadContext.tsx';
import type { TooltipLayer } from './TooltipLayer.tsx';

export interface ShownTooltip {
  target: Element;
  Layer: typeof TooltipLayer;
}

interface Watch {
  listeners: Set<() => void>;
  stop?: () => void;
}

/** One tooltip per page, and one watcher per document, started when the page is idle. */
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
  let requestedTarget: Element | null = null;

  async function show(target: Element): Promise<void> {
    requestedTarget = target;
    const { TooltipLayer: Layer } = await loadLayer();
    if (requestedTarget === target) set({ target, Layer });
  }
  function hide(): void {
    requestedTarget = null;
    set(null);
  }
  // If its code fails to load there are no tooltips; names and reasons stay accessible.
  watch.stop = watchTooltips(watched, {
    onPlan: () => void loadLayer().catch(() => {}),
    onShow: (target) => void show(target).catch(() => {}),
    onHide: hide,
  });
}

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

export const tooltipOf = (id: string): ShownTooltip | null =>
  shown?.target.getAttribute('data-tooltip') === id ? shown : null;
