import { lazyComponent } from '../internal/lazyComponent.tsx';

export const LazyKnowledgePanel = lazyComponent(
  () => import('./KnowledgePanelContent.tsx'),
  'KnowledgePanelContent',
);
