import { LazyKnowledgePanel } from './lazyPanel.ts';
import type { KnowledgePanelProps } from './panelTypes.ts';

/** What is open beside the documents; its code is loaded when it is first shown. */
export function KnowledgePanel(props: KnowledgePanelProps) {
  return <LazyKnowledgePanel {...props} />;
}
