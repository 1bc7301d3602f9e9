import { lazyComponent } from '../../../internal/lazyComponent.tsx';

/** Loaded lazily: the tables of number formats are larger than a page. */
export const LazyNumberText = lazyComponent(() => import('./NumberText.tsx'), 'NumberText');
