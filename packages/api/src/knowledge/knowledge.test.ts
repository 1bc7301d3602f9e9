import { describe, expect, it } from 'vitest';
import { agentsUsing } from '../schema/agentNames.ts';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { knowledgeBaseBody, knowledgeBaseCalls } from './bases.contract.ts';
import { knowledgeBasesSchema, removeKnowledgeBase } from './bases.ts';
import { documentCalls, documentsQuery, sourceBody, uploadForm } from './documents.contract.ts';
import type { DocumentWire } from './documents.contract.ts';
import { document, documentSchema, documents, documentsSchema } from './documents.ts';
import { knowledgeMatchCalls, questionBody } from './matches.contract.ts';
import { matchesSchema } from './matches.ts';

const agent = { id: 'a1', name: 'Front desk' };
const at = '2026-11-26T08:00:00Z';
const updatedAt = new Date(at);

describe('knowledge bases', () => {
  const base = {
    id: 'k1',
    name: 'Prices',
    description: 'Of the shop',
    document_count: 4,
    ready_document_count: 3,
    updated_at: at,
    used_by: [agent],
  };

  it('match their description', () => {
    const page = knowledgeBaseCalls.list.response.parse({ knowledge_bases: [base], total: 1 });
    expect(knowledgeBasesSchema.parse(page)).toEqual({
      knowledgeBases: [
        {
          key: 'k1',
          id: 'k1',
          name: 'Prices',
          description: 'Of the shop',
          documents: 4,
          readyDocuments: 3,
          updatedAt,
          usedBy: [agent],
        },
      ],
      total: 1,
    });
  });

  it('D17 have null instead of an invalid count', () => {
    const row = { id: 'k1', document_count: '4', ready_document_count: -1, used_by: 'all' };
    expect(knowledgeBasesSchema.parse([row])).toMatchObject({
      knowledgeBases: [{ name: 'Unknown', documents: 4, readyDocuments: null, usedBy: [] }],
      total: null,
    });
  });

  it('are removed while agents use them only with `isForced`', async () => {
    const { http, sent } = recordingClient();
    await send(http, removeKnowledgeBase, { params: { id: 'k1' }, query: { isForced: false } });
    await send(http, removeKnowledgeBase, { params: { id: 'k1' }, query: { isForced: true } });
    expect(sent.map(({ query }) => query)).toEqual([{}, { force: true }]);
    const body = { error: { code: 'IN_USE', message: 'In use', agents: [agent] } };
    expect(refusedFields(knowledgeBaseCalls.remove.refusals?.IN_USE, body)).toEqual([]);
    expect(agentsUsing(new ApiError('http', { status: 409, body }))).toEqual([agent]);
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ name: 'x' }, ['name']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ description: 'x'.repeat(281) }, ['description']],
    [{ description: null }, ['description']],
    [{ id: 'k1' }, ['id']],
  ])('with %j are rejected at %j', (part, fields) => {
    expect(refusedFields(knowledgeBaseBody, { name: 'Desk', description: '', ...part })).toEqual(
      fields,
    );
  });
});

describe('documents', () => {
  const wire: DocumentWire = {
    id: 'd1',
    name: 'northwind.example/prices',
    type: 'web',
    status: 'failed',
    reason: 'unreachable',
    chunk_count: null,
    size_bytes: 0,
    url: 'https://northwind.example/prices',
    depth: 1,
    updated_at: at,
    used_by: [agent],
  };
  const read = {
    key: 'd1',
    id: 'd1',
    name: 'northwind.example/prices',
    type: 'web',
    status: 'failed',
    fault: 'unreachable',
    passages: null,
    bytes: 0,
    url: 'https://northwind.example/prices',
    updatedAt,
    usedBy: [agent],
  };

  it('match their description', () => {
    const page = documentCalls.list.response.parse({ documents: [wire], total: 9 });
    expect(documentsSchema.parse(page)).toEqual({ documents: [read], total: 9 });
    const detail = documentCalls.get.response.parse({ document: wire, chunks: ['One', 'Two'] });
    expect(documentSchema.parse(detail)).toEqual({ document: read, passages: ['One', 'Two'] });
  });

  it('D04 keep unknown values', () => {
    const malformed = { id: 'd1', type: 'WEB', status: 'lost', reason: 7, size_bytes: -1 };
    expect(documentsSchema.parse([malformed]).documents).toMatchObject([
      { name: 'Unknown', type: null, status: null, fault: null, bytes: null },
    ]);
    expect(documentSchema.safeParse({ document: { name: 'No id' } }).success).toBe(false);
  });

  it("are requested by the id of the base, with the wire's parameter names", async () => {
    const { api, sent } = recordingClient(() => ({ documents: [] }));
    const { signal } = new AbortController();
    await documents.load(api, { baseId: 'k1', status: 'stale', limit: 5 }, signal);
    expect(sent).toEqual([
      {
        call: 'GET /v1/knowledge-bases/{id}/documents',
        params: { id: 'k1' },
        query: { limit: 5, status: 'stale' },
      },
    ]);
    expect(refusedFields(documentsQuery, { status: 'gone' })).toEqual(['status']);
  });

  it('are null only after a 404', async () => {
    const load = (error: Error) => {
      const { api } = recordingClient(() => {
        throw error;
      });
      return document.load(api, { baseId: 'k1', documentId: 'd1' }, new AbortController().signal);
    };
    expect(await load(new ApiError('http', { status: 404 }))).toBeNull();
    for (const error of [
      new ApiError('http', { status: 403 }),
      new ApiError('network'),
      Object.assign(new Error('Not of the service.'), { status: 404 }),
    ]) {
      await expect(load(error)).rejects.toBe(error);
    }
  });

  it.each<[object, boolean]>([
    [{ url: 'https://northwind.example/', depth: 2 }, true],
    [{ title: 'Notes', text: 'One' }, true],
    [{ url: 'ftp://northwind.example/', depth: 0 }, false],
    [{ url: 'https://northwind.example/', depth: 3 }, false],
    [{ url: `https://northwind.example/${'x'.repeat(2048)}`, depth: 0 }, false],
    [{ title: '', text: 'One' }, false],
    [{ title: 'x'.repeat(121), text: 'One' }, false],
    [{ title: 'Notes', text: 'x'.repeat(50_001) }, false],
    [{ title: 'Notes', text: 'One', url: 'https://northwind.example/' }, false],
  ])('of the source %# are accepted: %s', (source, isAccepted) => {
    expect(sourceBody.safeParse(source).success).toBe(isAccepted);
  });

  it.each<[string, object, string[]]>([
    ['a file', { file: new File(['x'], 'a.txt') }, []],
    ['a key', { file: new File(['x'], 'a.txt'), upload_key: 'k' }, []],
    ['no file', {}, ['file']],
    ['a text instead of a file', { file: 'x' }, ['file']],
    ['two files', { file: [new File(['x'], 'a.txt'), new File(['x'], 'b.txt')] }, ['file']],
    ['an empty file', { file: new File([], 'a.txt') }, ['file']],
    ['a long key', { file: new File(['x'], 'a.txt'), upload_key: 'x'.repeat(101) }, ['upload_key']],
    ['another field', { file: new File(['x'], 'a.txt'), name: 'b' }, ['name']],
  ])('uploaded as a form with %s are rejected at %3$j', (_, form, fields) => {
    expect(refusedFields(uploadForm, form)).toEqual(fields);
  });
});

describe('questions', () => {
  it('have matches that match their description', () => {
    const match = {
      document_id: 'd1',
      document_name: 'Prices.pdf',
      chunk: 'Ten pounds',
      chunk_index: 2,
      score: 0.8,
    };
    const response = knowledgeMatchCalls.ask.response.parse({ matches: [match] });
    expect(matchesSchema.parse(response)).toEqual([
      {
        key: 'd1:2',
        id: 'd1:2',
        documentId: 'd1',
        documentName: 'Prices.pdf',
        text: 'Ten pounds',
        index: 2,
        score: 0.8,
      },
    ]);
  });

  it.each<[object, string[]]>([
    [{ question: ' ' }, ['question']],
    [{ question: 'x'.repeat(501) }, ['question']],
    [{ top_k: 11 }, ['top_k']],
    [{ top_k: 1.5 }, ['top_k']],
  ])('with %j are rejected at %j', (part, fields) => {
    expect(refusedFields(questionBody, { question: 'Where?', top_k: 3, ...part })).toEqual(fields);
  });
});
