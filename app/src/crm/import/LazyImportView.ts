import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { ImportViewProps } from './ImportView.tsx';

/** The import with its CSV library, loaded when it is opened. */
export const LazyImportView: LazyComponent<ImportViewProps> = lazyComponent(
  () => import('./ImportView.tsx'),
  'ImportView',
);
