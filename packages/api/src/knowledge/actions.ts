import { entitlements } from '../billing/resources.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import type { Change } from '../resource.ts';
import { addDocument, reindexDocument, removeDocument } from './documentEndpoints.ts';
import type { DocumentPlace } from './documentEndpoints.ts';
import type { KnowledgeDocument } from './documents.ts';
import { createKnowledgeBase, removeKnowledgeBase, updateKnowledgeBase } from './endpoints.ts';
import type { KnowledgeBaseBody, KnowledgeBaseChange, TextBody, WebPageBody } from './requests.ts';
import { document, documents, knowledgeBases } from './resources.ts';

/** Creates a base and answers it as stored; null where the answer does not tell it. */
export const addKnowledgeBase = defineAction({
  send: ({ http }, body: KnowledgeBaseBody) => createKnowledgeBase(http, body),
  target: asTarget,
  // The page goes to it at once.
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

/** Changes what `change` holds of a base. */
export const changeKnowledgeBase = defineAction({
  send: ({ http }, { id, change }: { id: string; change: KnowledgeBaseChange }) =>
    updateKnowledgeBase(http, id, change),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [knowledgeBases],
});

/** Removes a base; one that agents use only where `isForced`: `usersIn` reads the refusal. */
export const deleteKnowledgeBase = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    removeKnowledgeBase(http, id, isForced),
  target: ({ id }) => id,
  invalidates: [knowledgeBases, entitlements],
});

/** Adds a web page or a text. */
export const addKnowledge = defineAction({
  send: ({ http }, { baseId, body }: { baseId: string; body: WebPageBody | TextBody }) =>
    addDocument(http, baseId, body),
  target: asTarget,
  invalidates: [documents, knowledgeBases, entitlements],
});

/** A document that is written to; `name` is what a failure calls it. */
type NamedPlace = DocumentPlace & { name: string };

/** Reads a document again. */
export const reindexKnowledge = defineAction({
  send: ({ http }, place: NamedPlace) => reindexDocument(http, place),
  target: ({ documentId }) => documentId,
  onDone: ({ documentId }, answer) => (answer ? [storedDocument(documentId, answer)] : []),
  invalidates: [documents, document, knowledgeBases],
});

/** Removes a document for good. */
export const deleteDocument = defineAction({
  send: ({ http }, place: NamedPlace) => removeDocument(http, place),
  target: ({ documentId }) => documentId,
  invalidates: [documents, knowledgeBases, entitlements],
});

/** What is known of a document once a change of it is stored. */
function storedDocument(id: string, answer: KnowledgeDocument): Change {
  const apply = (known: KnowledgeDocument) =>
    known.id === id ? { ...answer, key: known.key } : known;
  return changeOf(documents, (list) => ({ ...list, documents: list.documents.map(apply) }));
}
