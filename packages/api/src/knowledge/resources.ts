import { defineResource } from '../resource.ts';
import { listKnowledgeBases } from './endpoints.ts';
import type { KnowledgeBasesQuery } from './endpoints.ts';

/** The knowledge bases of the tenant; a deployment may lack the service. */
export const knowledgeBases = defineResource({
  name: 'knowledge.bases',
  load: ({ http }, query: KnowledgeBasesQuery, signal) => listKnowledgeBases(http, query, signal),
  isFeature: true,
});
