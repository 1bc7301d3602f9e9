/** What the client does with the knowledge service. */
export {
  addKnowledge,
  addKnowledgeBase,
  changeKnowledgeBase,
  deleteDocument,
  deleteKnowledgeBase,
  reindexKnowledge,
} from './actions.ts';
export { document, documents, knowledgeBases } from './resources.ts';
export {
  createKnowledgeBase,
  listKnowledgeBases,
  removeKnowledgeBase,
  updateKnowledgeBase,
} from './endpoints.ts';
export type { KnowledgeBasesQuery } from './endpoints.ts';
export {
  addDocument,
  askKnowledge,
  getDocument,
  listDocuments,
  reindexDocument,
  removeDocument,
  sendFile,
} from './documentEndpoints.ts';
export type { DocumentPlace, DocumentsQuery } from './documentEndpoints.ts';
export { uploader } from '../http/uploader.ts';
