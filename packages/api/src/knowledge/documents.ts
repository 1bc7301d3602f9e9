import type {
  DocumentDetail,
  DocumentFault,
  DocumentList,
  DocumentStatus,
  KnowledgeDocument,
} from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { nullIfNotFound } from '../http/nullIfNotFound.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { agentNamesOf } from '../schema/agentNames.ts';
import { countedListOf } from '../schema/countedList.ts';
import { readObject, textListOf, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { DOCUMENT_TYPES } from './fileTypes.ts';
import type { SourceBody } from './documents.contract.ts';

export const DOCUMENT_STATUSES = [
  'queued',
  'processing',
  'ready',
  'failed',
  'stale',
] as const satisfies readonly DocumentStatus[];

export const DOCUMENT_FAULTS = [
  'encrypted',
  'broken',
  'empty',
  'wrong_type',
  'unreachable',
] as const satisfies readonly DocumentFault[];

/** Case-sensitive, unlike `parseEnum`. */
const parseExactEnum = <Word extends string>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === toText(value)) ?? null;

function toDocument(row: WireObject): Omit<KnowledgeDocument, 'key'> {
  return {
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    type: parseExactEnum(DOCUMENT_TYPES, row.type),
    status: parseExactEnum(DOCUMENT_STATUSES, row.status),
    fault: parseExactEnum(DOCUMENT_FAULTS, row.reason),
    passages: countOf(row.chunk_count),
    bytes: countOf(row.size_bytes),
    url: toText(row.url),
    updatedAt: dateOf(row.updated_at),
    usedBy: agentNamesOf(row.used_by),
  };
}

export const documentsSchema: ZodMiniType<DocumentList> = countedListOf(
  'documents',
  ['documents', 'data'],
  toDocument,
);

export const storedDocumentSchema = readObject((value): KnowledgeDocument | null => {
  const document = toDocument(unwrap(value, 'document', 'data'));
  return document.id ? { ...document, key: document.id } : null;
});

export const documentSchema = readObject((value, reportIssue): DocumentDetail => {
  const document = toDocument(unwrap(value, 'document'));
  if (!document.id) reportIssue(['document', 'id'], 'text expected');
  return { document: { ...document, key: document.id }, passages: textListOf(value.chunks) };
});

const CALL = { service: 'knowledge', access: 'private' } as const;

export interface DocumentsQuery extends SearchQuery {
  status?: DocumentStatus | undefined;
}

export const listDocuments = defineCall({
  ...CALL,
  method: 'GET',
  path: '/v1/knowledge-bases/{id}/documents',
  query: ({ limit, offset, search, status }: DocumentsQuery) => ({ limit, offset, search, status }),
  response: documentsSchema,
});

export const getDocument = defineCall({
  ...CALL,
  method: 'GET',
  path: '/v1/knowledge-bases/{id}/documents/{documentId}',
  response: documentSchema,
});

/** Adds a web page or a text; for a file use `sendFile`. */
export const addDocument = defineCall({
  ...CALL,
  method: 'POST',
  path: '/v1/knowledge-bases/{id}/documents',
  body: (source: SourceBody): SourceBody => source,
  response: storedDocumentSchema,
});

export const reindexDocument = defineCall({
  ...CALL,
  method: 'POST',
  path: '/v1/knowledge-bases/{id}/documents/{documentId}/reindex',
  response: storedDocumentSchema,
});

export const removeDocument = defineCall({
  ...CALL,
  method: 'DELETE',
  path: '/v1/knowledge-bases/{id}/documents/{documentId}',
});

export interface DocumentRef {
  baseId: string;
  documentId: string;
}

export const paramsOf = ({ baseId: id, documentId }: DocumentRef) => ({ id, documentId });

export const documents = defineResource({
  name: 'knowledge.documents',
  load: ({ http }, { baseId: id, ...query }: DocumentsQuery & { baseId: string }, signal) =>
    send(http, listDocuments, { params: { id }, query, signal }),
  freshMs: 2000,
});

export const document = defineResource({
  name: 'knowledge.document',
  load: ({ http }, reference: DocumentRef, signal): Promise<DocumentDetail | null> =>
    send(http, getDocument, { params: paramsOf(reference), signal }).catch(nullIfNotFound),
  freshMs: 2000,
});
