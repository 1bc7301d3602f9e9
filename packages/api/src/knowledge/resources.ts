import { defineResource } from '../resource.ts';
import { getDocument, listDocuments } from './documentEndpoints.ts';
import type { DocumentPlace, DocumentsQuery } from './documentEndpoints.ts';
import { listKnowledgeBases } from './endpoints.ts';
import type { KnowledgeBasesQuery } from './endpoints.ts';

/** The knowledge bases of the tenant; a deployment may lack the service. */
export const knowledgeBases = defineResource({
  name: 'knowledge.bases',
  load: ({ http }, query: KnowledgeBasesQuery, signal) => listKnowledgeBases(http, query, signal),
  isFeature: true,
});

/** The documents of one base. */
export const documents = defineResource({
  name: 'knowledge.documents',
  load: ({ http }, query: DocumentsQuery, signal) => listDocuments(http, query, signal),
  freshMs: 2000,
});

/** One document with its passages. */
export const document = defineResource({
  name: 'knowledge.document',
  load: ({ http }, place: DocumentPlace, signal) => getDocument(http, place, signal),
});
