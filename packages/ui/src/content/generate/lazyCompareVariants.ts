import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** The comparison, with what finds differences. */
export const LazyCompareVariants = lazyComponent(
  () => import('./CompareVariants.tsx'),
  'CompareVariants',
);
