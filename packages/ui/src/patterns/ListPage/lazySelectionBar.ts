import { lazyComponent } from '../../internal/lazyComponent.tsx';

export const LazySelectionBar = lazyComponent(() => import('./SelectionBar.tsx'), 'SelectionBar');
