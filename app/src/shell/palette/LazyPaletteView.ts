import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { PaletteViewProps } from './PaletteView.tsx';

export const LazyPaletteView: LazyComponent<PaletteViewProps> = lazyComponent(
  () => import('./PaletteView.tsx'),
  'PaletteView',
);
