export { AttachDialog } from './AttachDialog.tsx';
export type { AttachDialogProps } from './AttachDialog.tsx';
export type { BaseRow } from './baseRows.ts';
export { KnowledgeScreen } from './KnowledgeScreen.tsx';
export type {
  KnowledgeAgent,
  KnowledgeAgentList,
  KnowledgeScreenProps,
  RetrievalChange,
} from './knowledgeTypes.ts';
