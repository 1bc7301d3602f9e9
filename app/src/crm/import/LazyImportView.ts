import { lazyComponent } from '@platform/ui';
import type { LazyComponent } from '@platform/ui';
import type { ImportViewProps } from './ImportView.tsx';

/** The import with its CSV library, loaded when it is opened. */
export const LazyImportView: LazyComponent<ImportViewProps> = lazyComponent(
  () => import('./ImportView.tsx'),
  'ImportView',
);
