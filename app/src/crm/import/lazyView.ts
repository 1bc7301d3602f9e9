import { lazyPart } from '@platform/ui';
import type { LazyPart } from '@platform/ui';
import type { ImportViewProps } from './ImportView.tsx';

/** The import with its CSV library, fetched when it is opened or the pointer nears its button. */
export const importView: LazyPart<ImportViewProps> = lazyPart(
  async () => (await import('./ImportView.tsx')).ImportView,
);
