import { isApiError } from '../http/apiError.ts';
import { defineResource } from '../resource.ts';
import { getDocument, listDocuments } from './documentEndpoints.ts';
import type { DocumentPlace, DocumentsQuery } from './documentEndpoints.ts';
import type { DocumentDetail } from './documents.ts';
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

/** One document with its passages; null where there is none. */
export const document = defineResource({
  name: 'knowledge.document',
  load: async ({ http }, place: DocumentPlace, signal): Promise<DocumentDetail | null> => {
    try {
      return await getDocument(http, place, signal);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }
  },
  freshMs: 2000,
});
