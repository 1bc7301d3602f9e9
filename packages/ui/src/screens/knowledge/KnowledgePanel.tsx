import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { KnowledgePanelProps } from './panelTypes.ts';

export const LazyKnowledgePanel = lazyComponent(
  () => import('./KnowledgePanelContent.tsx'),
  'KnowledgePanelContent',
);

/** Panel with a document of the base, or questions to it. */
export function KnowledgePanel(props: KnowledgePanelProps) {
  return <LazyKnowledgePanel {...props} />;
}
