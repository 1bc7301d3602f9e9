import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { ImportViewProps } from './ImportView.tsx';

/** CSV import with its parser, loaded on first use. */
export const LazyImportView: LazyComponent<ImportViewProps> = lazyComponent(
  () => import('./ImportView.tsx'),
  'ImportView',
);
