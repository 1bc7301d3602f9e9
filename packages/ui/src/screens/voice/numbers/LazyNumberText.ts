import { lazyComponent } from '../../../internal/lazyComponent.tsx';

export const LazyNumberText = lazyComponent(() => import('./NumberText.tsx'), 'NumberText');
