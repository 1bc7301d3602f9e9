import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { PaletteLayerProps } from './PaletteLayer.tsx';

export type CommandPaletteProps = PaletteLayerProps;

const LazyLayer = lazyComponent(() => import('./PaletteLayer.tsx'), 'PaletteLayer');

/**
 * Finds a page, an action or a record by a few letters and goes there. Everything is searched in
 * memory at each key: words in any order, with accents or without. What is forbidden stays and says
 * why. Mount it while it is open; its code is loaded when it is first needed.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return <LazyLayer {...props} />;
}
