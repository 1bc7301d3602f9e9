import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { CommandPaletteProps } from './types.ts';

const LazyLayer = lazyComponent(() => import('./PaletteLayer.tsx'), 'PaletteLayer');

/**
 * Finds pages, actions and records by a few letters. Searches in memory on each keystroke: words in
 * any order, ignoring accents. Unavailable items show why. Mount it while open; its code loads on
 * first use.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return <LazyLayer {...props} />;
}
