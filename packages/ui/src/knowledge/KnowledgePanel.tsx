import { lazyComponent } from '../internal/lazyComponent.tsx';
import type { KnowledgePanelProps } from './panelTypes.ts';

export const LazyKnowledgePanel = lazyComponent(
  () => import('./KnowledgePanelContent.tsx'),
  'KnowledgePanelContent',
);

/** What is open beside the documents; its code is loaded when it is first shown. */
export function KnowledgePanel(props: KnowledgePanelProps) {
  return <LazyKnowledgePanel {...props} />;
}
