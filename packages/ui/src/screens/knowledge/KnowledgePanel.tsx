import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { KnowledgePanelProps } from './panelTypes.ts';

export const LazyKnowledgePanel = lazyComponent(
  () => import('./KnowledgePanelContent.tsx'),
  'KnowledgePanelContent',
);

/** Panel next to the documents. Its code is loaded lazily. */
export function KnowledgePanel(props: KnowledgePanelProps) {
  return <LazyKnowledgePanel {...props} />;
}
