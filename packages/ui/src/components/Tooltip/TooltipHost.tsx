import { useEffect, useState } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { contentOf } from './tooltipProps.ts';

const LazyTooltipLayer = lazyComponent(() => import('./TooltipLayer.tsx'), 'TooltipLayer');

/**
 * Shows the tooltips of everything on the page, and the reasons of what is unavailable. Render it
 * once, at the product's root; the part that draws loads when a pointer or the focus first nears one.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<Element | null>(null);

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    async function watch() {
      const { watchTooltips } = await import('./watchTooltips.ts');
      if (isGone) return;
      stop = watchTooltips({
        onPlan: LazyTooltipLayer.preload,
        onShow: setTarget,
        onHide: () => setTarget(null),
      });
    }
    // Without its code there are no tooltips, and every name and reason is still there for readers.
    watch().catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const content = target && contentOf(target);
  if (!content) return null;
  return <LazyTooltipLayer target={target} {...content} />;
}
