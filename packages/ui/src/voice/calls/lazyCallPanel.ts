import { lazyComponent } from '../../internal/lazyComponent.tsx';

export const LazyCallPanel = lazyComponent(() => import('./panel/CallPanel.tsx'), 'CallPanel');
