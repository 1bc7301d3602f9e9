export { KnowledgeBaseScreen } from './KnowledgeBaseScreen.tsx';
export { TeachDialog } from './teach/TeachDialog.tsx';
export type { TeachDialogProps, TeachResult, TeachValues } from './teach/teachTypes.ts';
export { KnowledgePanel } from './KnowledgePanel.tsx';
export type { Answered, KnowledgePanelProps, KnowledgeTest, OpenedMatch } from './panelTypes.ts';
export type {
  BaseValues,
  KnowledgeBaseActions,
  KnowledgeBaseScreenProps,
  KnowledgeBaseState,
  LibraryUpload,
  PageValues,
  SavedCheck,
  TextValues,
  UploadActions,
} from './types.ts';
