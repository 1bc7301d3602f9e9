import type { KnowledgeDocument } from '@platform/domain';
import { entitlements } from '../billing/entitlements.ts';
import { send } from '../http/send.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import type { Change } from '../resource.ts';
import {
  createKnowledgeBase,
  knowledgeBases,
  removeKnowledgeBase,
  updateKnowledgeBase,
} from './bases.ts';
import type { KnowledgeBaseBody, KnowledgeBaseChange } from './bases.contract.ts';
import type { SourceBody } from './documents.contract.ts';
import {
  addDocument,
  document,
  documents,
  paramsOf,
  reindexDocument,
  removeDocument,
} from './documents.ts';
import type { DocumentRef } from './documents.ts';

export const addKnowledgeBase = defineAction({
  send: ({ http }, body: KnowledgeBaseBody) => send(http, createKnowledgeBase, { body }),
  target: asTarget,
  // The page opens it at once.
  onDone: (_body, created) =>
    created
      ? [
          changeOf(knowledgeBases, (list) => ({
            ...list,
            knowledgeBases: [...list.knowledgeBases, created],
          })),
        ]
      : [],
  invalidates: [knowledgeBases],
});

export const changeKnowledgeBase = defineAction({
  send: ({ http }, { id, change }: { id: string; change: KnowledgeBaseChange }) =>
    send(http, updateKnowledgeBase, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [knowledgeBases],
});

export const deleteKnowledgeBase = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    send(http, removeKnowledgeBase, { params: { id }, query: { isForced } }),
  target: ({ id }) => id,
  invalidates: [knowledgeBases, entitlements],
});

export const addKnowledge = defineAction({
  send: ({ http }, { baseId, body }: { baseId: string; body: SourceBody }) =>
    send(http, addDocument, { params: { id: baseId }, body }),
  target: asTarget,
  invalidates: [documents, knowledgeBases, entitlements],
});

/** `name` is used in error messages. */
type NamedDocument = DocumentRef & { name: string };

export const reindexKnowledge = defineAction({
  send: ({ http }, reference: NamedDocument) =>
    send(http, reindexDocument, { params: paramsOf(reference) }),
  target: ({ documentId }) => documentId,
  onDone: ({ documentId }, stored) => (stored ? [storedDocument(documentId, stored)] : []),
  invalidates: [documents, document, knowledgeBases],
});

export const deleteDocument = defineAction({
  send: ({ http }, reference: NamedDocument) =>
    send(http, removeDocument, { params: paramsOf(reference) }),
  target: ({ documentId }) => documentId,
  invalidates: [documents, knowledgeBases, entitlements],
});

function storedDocument(id: string, stored: KnowledgeDocument): Change {
  const apply = (known: KnowledgeDocument) =>
    known.id === id ? { ...stored, key: known.key } : known;
  return changeOf(documents, (list) => ({ ...list, documents: list.documents.map(apply) }));
}
