import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { EmbedPanelProps } from '../types.ts';

export const LazyEmbedPanel = lazyComponent(() => import('./EmbedPanelBody.tsx'), 'EmbedPanelBody');

/** How a bot gets into a website, beside the list; its code is loaded when it is first shown. */
export function EmbedPanel(props: EmbedPanelProps) {
  return <LazyEmbedPanel {...props} />;
}
