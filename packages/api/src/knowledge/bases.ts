import type { KnowledgeBase, KnowledgeBaseList } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { entitlements } from '../billing/entitlements.ts';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { send } from '../http/send.ts';
import { resourceOf, asTarget, changeOf, defineAction } from '../resource.ts';
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
