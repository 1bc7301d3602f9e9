import type { EmbedPanelProps } from '../types.ts';
import { LazyEmbedPanel } from './lazyEmbedPanel.ts';

/** How a bot gets into a website, beside the list; its code is loaded when it is first shown. */
export function EmbedPanel(props: EmbedPanelProps) {
  return <LazyEmbedPanel {...props} />;
}
