/** What both sides of the wire agree on, of the knowledge area: schemas, types and calls. */
export { knowledgeCalls } from './calls.ts';
export { fileNameKey, storedFileName } from './fileName.ts';
export {
  DOCUMENT_FAULTS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  FILE_LIMIT,
  FILE_TYPES,
  TEXT_LIMIT,
  fileTypeOf,
} from './values.ts';
export type { DocumentFault, DocumentStatus, DocumentType, FileType } from './values.ts';
export { knowledgeBaseSchema, knowledgeBasesSchema } from './schema.ts';
export type {
  KnowledgeBase,
  KnowledgeBaseList,
  KnowledgeBasesWire,
  KnowledgeBaseWire,
} from './schema.ts';
export {
  documentAnswerSchema,
  documentSchema,
  documentsSchema,
  matchesSchema,
} from './documents.ts';
export type {
  DocumentDetail,
  DocumentDetailWire,
  DocumentList,
  DocumentsWire,
  DocumentWire,
  KnowledgeDocument,
  Match,
  MatchesWire,
  MatchWire,
} from './documents.ts';
export {
  documentsQuerySchema,
  knowledgeBaseBodySchema,
  knowledgeBaseChangeSchema,
  knowledgeBasesQuerySchema,
  questionBodySchema,
  removeKnowledgeBaseQuerySchema,
  textBodySchema,
  webPageBodySchema,
} from './requests.ts';
export type {
  KnowledgeBaseBody,
  KnowledgeBaseChange,
  QuestionBody,
  TextBody,
  WebPageBody,
} from './requests.ts';
