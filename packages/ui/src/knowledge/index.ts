export { KnowledgeBaseScreen } from './KnowledgeBaseScreen.tsx';
export { KnowledgePanel } from './KnowledgePanel.tsx';
export type {
  Answered,
  KnowledgePanelProps,
  KnowledgeTest,
  LibraryDocumentDetail,
  OpenedMatch,
} from './panelTypes.ts';
export type {
  BaseRemoval,
  BaseValues,
  KnowledgeBaseScreenProps,
  KnowledgeOutcome,
  KnowledgeUser,
  LibraryBase,
  LibraryBaseList,
  LibraryDocument,
  LibraryDocumentFault,
  LibraryDocumentList,
  LibraryDocumentStatus,
  LibraryDocumentType,
  LibraryMatch,
  LibraryUpload,
  PageValues,
  SavedCheck,
  TextValues,
  UploadActions,
} from './types.ts';
