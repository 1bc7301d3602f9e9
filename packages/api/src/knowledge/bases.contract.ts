import { KNOWLEDGE_BASE_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { agentNames, done, forceQuery, id, timestamp } from '../description/shapes.ts';
import { refusalWith, searchQuery, total, trimmed } from '../description/shapes.ts';
import {
  createKnowledgeBase,
  getKnowledgeBase,
  listKnowledgeBases,
  removeKnowledgeBase,
  updateKnowledgeBase,
} from './bases.ts';

const count = z.int().min(0).optional();

const { name, description } = KNOWLEDGE_BASE_LIMITS;

const fields = {
  name: trimmed(name.min, name.max).describe('Name; unique in the tenant, ignoring case.'),
  description: trimmed(0, description).describe('Purpose; may be empty.'),
};

const knowledgeBase = z
  .object({
    id,
    ...fields,
    document_count: count.describe('Number of documents. If missing, the client shows no figure.'),
    ready_document_count: count.describe(
      'Number of searchable documents. If missing, the client shows no figure.',
    ),
    updated_at: timestamp.describe('Last change of the base or one of its documents.'),
    used_by: agentNames.describe('Agents that use it, oldest first.'),
  })
  .meta({ id: 'KnowledgeBase', description: 'A collection of documents that agents answer from.' });

export const knowledgeBaseBody = z.strictObject(fields);
export const knowledgeBaseChange = knowledgeBaseBody.partial();

const extension = 'knowledge';

export const knowledgeBaseCalls = {
  list: describeCall(listKnowledgeBases, {
    summary: 'Lists the knowledge bases of the tenant',
    notes:
      'By name. `search` matches name and description. Without the call, the client has no page for knowledge, and agents have none.',
    extension,
    query: searchQuery,
    response: z.object({
      knowledge_bases: z.array(knowledgeBase).describe('By name.'),
      total,
    }),
  }),
  get: describeCall(getKnowledgeBase, {
    summary: 'Returns a knowledge base',
    extension,
    response: knowledgeBase,
    errors: ['NOT_FOUND'],
  }),
  create: describeCall(createKnowledgeBase, {
    summary: 'Creates a knowledge base without documents',
    notes: 'VALIDATION_FAILED names `name` if it already exists.',
    repeated: 'VALIDATION_FAILED',
    extension,
    body: knowledgeBaseBody,
    response: knowledgeBase,
    status: 201,
  }),
  update: describeCall(updateKnowledgeBase, {
    summary: 'Changes a knowledge base',
    notes: 'Omitted fields keep their values.',
    repeated: 'idempotent',
    extension,
    body: knowledgeBaseChange,
    response: knowledgeBase,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removeKnowledgeBase, {
    summary: 'Removes a knowledge base with its documents',
    notes:
      'The error names the agents that use it. With `force` true the base is removed from them.',
    repeated: 'NOT_FOUND',
    extension,
    query: forceQuery,
    response: done,
    errors: ['NOT_FOUND'],
    refusals: { IN_USE: refusalWith({ agents: agentNames.describe('Agents that use it.') }) },
  }),
};

export type KnowledgeBaseWire = z.output<typeof knowledgeBase>;
export type KnowledgeBaseBody = z.output<typeof knowledgeBaseBody>;
export type KnowledgeBaseChange = z.output<typeof knowledgeBaseChange>;
