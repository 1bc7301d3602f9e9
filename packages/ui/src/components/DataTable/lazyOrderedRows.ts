import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** Sorting and virtual rows with the libraries under them: a short table begins without. */
export const LazyOrderedRows = lazyComponent(() => import('./OrderedRows.tsx'), 'OrderedRows');
