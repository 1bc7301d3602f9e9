import { useEffect, useState } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import { contentOf } from './tooltipProps.ts';
import { watchTooltips } from './watchTooltips.ts';

const tooltipLayer = lazyPart(() =>
  import('./TooltipLayer.tsx').then((module) => module.TooltipLayer),
);

/**
 * Shows the tooltips of everything on the page, and the reasons of what is unavailable. Render it
 * once, at the product's root; the part that draws loads when a pointer or the focus first nears one.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<Element | null>(null);

  useEffect(
    () =>
      watchTooltips({
        onNear: tooltipLayer.prefetch,
        onShow: setTarget,
        onHide: () => setTarget(null),
      }),
    [],
  );

  const content = target && contentOf(target);
  if (!content) return null;
  return <tooltipLayer.Part target={target} {...content} />;
}
