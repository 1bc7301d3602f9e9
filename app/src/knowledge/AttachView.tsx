import type { KnowledgeBase } from '@platform/api';
import { AttachDialog } from '@platform/ui/voice';
import { useKnowledgeAgents } from '../kit/useKnowledgeAgents.ts';

export interface AttachViewProps {
  base: KnowledgeBase;
  onClose: () => void;
}

/** Reads the agents only once it is open. */
export function AttachView(props: AttachViewProps) {
  return <AttachDialog {...props} {...useKnowledgeAgents()} />;
}
