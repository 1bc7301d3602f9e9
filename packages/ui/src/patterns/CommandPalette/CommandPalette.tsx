import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { CommandPaletteProps } from './types.ts';

const LazyLayer = lazyComponent(() => import('./PaletteLayer.tsx'), 'PaletteLayer');

/** Finds items by words in any order, ignoring accents. Mount it while open. */
export function CommandPalette(props: CommandPaletteProps) {
  return <LazyLayer {...props} />;
}
