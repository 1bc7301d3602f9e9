import type { KnowledgeBase, KnowledgeBaseList } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { agentNamesOf } from '../schema/agentNames.ts';
import { countedListOf } from '../schema/countedList.ts';
import { readObject, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dateOf } from '../schema/values.ts';
import type { KnowledgeBaseBody, KnowledgeBaseChange } from './bases.contract.ts';

export const knowledgeBasesSchema: ZodMiniType<KnowledgeBaseList> = countedListOf(
  'knowledgeBases',
  ['knowledge_bases', 'data'],
  toBase,
);

const storedSchema = readObject((value): KnowledgeBase | null => {
  const base = toBase(unwrap(value, 'knowledge_base', 'data'));
  return base.id ? { ...base, key: base.id } : null;
});

function toBase(row: WireObject): Omit<KnowledgeBase, 'key'> {
  return {
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    description: toText(row.description),
    documents: countOf(row.document_count),
    readyDocuments: countOf(row.ready_document_count),
    updatedAt: dateOf(row.updated_at),
    usedBy: agentNamesOf(row.used_by),
  };
}

const CALL = { service: 'knowledge', access: 'private' } as const;

export const listKnowledgeBases = defineCall({
  ...CALL,
  method: 'GET',
  path: '/v1/knowledge-bases',
  query: (query: SearchQuery) => ({ ...query }),
  response: knowledgeBasesSchema,
});

export const createKnowledgeBase = defineCall({
  ...CALL,
  method: 'POST',
  path: '/v1/knowledge-bases',
  body: (body: KnowledgeBaseBody): KnowledgeBaseBody => body,
  response: storedSchema,
});

/** Not used by the client, whose list has all it shows. */
export const getKnowledgeBase = defineCall({
  ...CALL,
  method: 'GET',
  path: '/v1/knowledge-bases/{id}',
  response: storedSchema,
});

export const updateKnowledgeBase = defineCall({
  ...CALL,
  method: 'PATCH',
  path: '/v1/knowledge-bases/{id}',
  body: (change: KnowledgeBaseChange): KnowledgeBaseChange => change,
  response: storedSchema,
});

/** Fails if agents use it, unless `isForced`; `agentsUsing` reads the error. */
export const removeKnowledgeBase = defineCall({
  ...CALL,
  method: 'DELETE',
  path: '/v1/knowledge-bases/{id}',
  query: ({ isForced }: { isForced?: boolean | undefined }) => ({ force: isForced || undefined }),
});

export const knowledgeBases = resourceOf(listKnowledgeBases, { isFeature: true });
