export {
  createKnowledgeBase,
  knowledgeBases,
  listKnowledgeBases,
  removeKnowledgeBase,
  updateKnowledgeBase,
  addKnowledgeBase,
  changeKnowledgeBase,
  deleteKnowledgeBase,
} from './bases.ts';
export {
  DOCUMENT_STATUSES,
  addDocument,
  document,
  documents,
  getDocument,
  listDocuments,
  reindexDocument,
  removeDocument,
  addKnowledge,
  deleteDocument,
  reindexKnowledge,
} from './documents.ts';
export type { DocumentRef, DocumentsQuery } from './documents.ts';
export {
  contentFaultOf,
  FILE_HEAD_BYTES,
  utf16Of,
  fileNameKey,
  storedFileName,
  FILE_TYPES,
  fileTypeOf,
} from './files.ts';
export { askKnowledge } from './matches.ts';
export { sendFile } from './sendFile.ts';
export { uploader } from '../http/uploader.ts';
