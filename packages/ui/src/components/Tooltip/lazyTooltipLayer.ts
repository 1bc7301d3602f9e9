import { lazyComponent } from '../../internal/lazyComponent.tsx';

export const LazyTooltipLayer = lazyComponent(() => import('./TooltipLayer.tsx'), 'TooltipLayer');
