import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** What knows how numbers are written comes later: its tables are larger than a page. */
export const LazyNumberText = lazyComponent(() => import('./NumberText.tsx'), 'NumberText');
