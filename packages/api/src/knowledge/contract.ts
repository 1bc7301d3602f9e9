export * from './bases.contract.ts';
export * from './documents.contract.ts';
export * from './matches.contract.ts';
export { knowledgeBasesSchema } from './bases.ts';
export { documentSchema, documentsSchema, storedDocumentSchema } from './documents.ts';
export { contentFaultOf, utf16Of } from './fileContent.ts';
export { storedFileName } from './fileName.ts';
export { fileTypeOf } from './fileTypes.ts';
export { matchesSchema } from './matches.ts';
