export {
  createKnowledgeBase,
  knowledgeBases,
  listKnowledgeBases,
  removeKnowledgeBase,
  updateKnowledgeBase,
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
} from './documents.ts';
export type { DocumentRef, DocumentsQuery } from './documents.ts';
export { contentFaultOf, FILE_HEAD_BYTES, utf16Of } from './fileContent.ts';
export { fileNameKey, storedFileName } from './fileName.ts';
export { FILE_TYPES, fileTypeOf } from './fileTypes.ts';
export {
  addKnowledge,
  addKnowledgeBase,
  changeKnowledgeBase,
  deleteDocument,
  deleteKnowledgeBase,
  reindexKnowledge,
} from './knowledgeActions.ts';
export { askKnowledge } from './matches.ts';
export { sendFile } from './sendFile.ts';
export { uploader } from '../http/uploader.ts';
