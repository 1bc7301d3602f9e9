import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import type { EmbedPanelProps } from '../types.ts';

export const LazyEmbedPanel = lazyComponent(() => import('./EmbedPanelBody.tsx'), 'EmbedPanelBody');

/** Panel with the embed code of a bot. */
export function EmbedPanel(props: EmbedPanelProps) {
  return <LazyEmbedPanel {...props} />;
}
