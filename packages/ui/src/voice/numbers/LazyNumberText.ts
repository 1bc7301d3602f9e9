import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** What knows how numbers are written comes later: its tables are larger than a page. */
export const LazyNumberText = lazyComponent(() => import('./NumberText.tsx'), 'NumberText');

/** The sentence of a number that reaches nobody, with the number in groups. */
export const LazyRingingOutText = lazyComponent(() => import('./NumberText.tsx'), 'RingingOutText');
