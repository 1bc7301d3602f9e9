import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { conflictIn, contentSchema, createContent, restoreContent } from './content.ts';
import { contentBody, contentCalls, contentsQuery, newContentBody } from './contents.contract.ts';
import { restoreBody } from './contents.contract.ts';
import type { ContentRowWire, ContentWire } from './contents.contract.ts';
import { contentsSchema, listContents } from './contents.ts';

const row: ContentRowWire = {
  id: 'c1',
  title: 'Opening hours',
  type: 'article',
  status: 'ready',
  language: 'en',
  author: { id: 'u1', name: 'Priya Nair' },
  template_id: 't1',
  version: 3,
  word_count: 2,
  excerpt: 'We open',
  created_at: '2026-11-25T08:00:00Z',
  updated_at: '2026-11-26T08:00:00Z',
};
const wire: ContentWire = {
  ...row,
  body: ' <p>We open</p>',
  updated_by: { id: 'u2', name: 'Amara Okafor' },
  sources: [{ document_id: 'd1', document_name: 'Prices.pdf', passage: 'Ten pounds' }],
};
const read = {
  key: 'c1',
  id: 'c1',
  title: 'Opening hours',
  type: 'article',
  typeText: 'article',
  status: 'ready',
  statusText: 'ready',
  language: 'en',
  author: { id: 'u1', name: 'Priya Nair' },
  templateId: 't1',
  version: 3,
  wordCount: 2,
  excerpt: 'We open',
  createdAt: new Date('2026-11-25T08:00:00Z'),
  updatedAt: new Date('2026-11-26T08:00:00Z'),
};
const readInFull = {
  ...read,
  body: ' <p>We open</p>',
  updatedBy: { id: 'u2', name: 'Amara Okafor' },
  sources: [{ documentId: 'd1', documentName: 'Prices.pdf', passage: 'Ten pounds' }],
};
const fields = { title: 'T', type: 'email', status: 'draft', language: 'en', body: '' } as const;

describe('content items', () => {
  it('match their description', () => {
    const page = contentCalls.list.response.parse({ contents: [row], total: 7 });
    expect(contentsSchema.parse(page)).toEqual({ contents: [read], total: 7 });
    expect(contentSchema.parse(contentCalls.get.response.parse(wire))).toEqual(readInFull);
  });

  it('D04 keep an unknown type, status and author', () => {
    const malformed = {
      id: 7,
      type: 'poem',
      status: 'lost',
      author: 'Priya',
      version: -1,
      body: null,
    };
    expect(contentSchema.parse({ content: malformed })).toMatchObject({
      id: '7',
      type: null,
      typeText: 'poem',
      status: null,
      author: { id: '', name: '' },
      version: 0,
      body: '',
      sources: [],
    });
    expect(contentSchema.safeParse({ title: 'No id' }).success).toBe(false);
  });

  it('are sent under their wire names', async () => {
    const { http, sent } = recordingClient(() => wire);
    await send(http, createContent, {
      body: { ...fields, title: ' T ', sources: readInFull.sources, isGenerated: true },
    });
    await send(http, restoreContent, { params: { id: 'c1' }, body: { version: 1, current: 3 } });
    expect(sent).toMatchObject([
      { json: { ...fields, template_id: null, sources: wire.sources, generated: true } },
      { json: { version: 1, current_version: 3 } },
    ]);
    expect(refusedFields(newContentBody, sent[0]?.json)).toEqual([]);
    expect(refusedFields(restoreBody, sent[1]?.json)).toEqual([]);
    const list = recordingClient(() => ({ contents: [] }));
    await send(list.http, listContents, { query: { type: 'email', search: 'pollen' } });
    expect(list.sent).toMatchObject([{ query: { type: 'email', search: 'pollen' } }]);
  });

  it('return the current content from a conflict', () => {
    const error = { code: 'VERSION_CONFLICT', message: 'Saved since' };
    const body = { error: { ...error, content: wire } };
    expect(refusedFields(contentCalls.update.refusals?.VERSION_CONFLICT, body)).toEqual([]);
    expect(conflictIn(new ApiError('http', { status: 409, body }))).toEqual(readInFull);
    expect(conflictIn(new ApiError('http', { status: 409, body: { error } }))).toBeNull();
    expect(conflictIn(new Error('other'))).toBeNull();
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ title: ' ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ body: 'x'.repeat(400_001) }, ['body']],
    [{ type: 'poem' }, ['type']],
    [{ language: 'English' }, ['language']],
    [{ sources: Array.from({ length: 51 }, () => wire.sources[0]) }, ['sources']],
    [{ sources: [{ ...wire.sources[0], passage: 'x'.repeat(2001) }] }, ['sources.0.passage']],
    [{ generated: 'yes' }, ['generated']],
    [{ author: 'u1' }, ['author']],
  ])('created with %j are rejected at %j', (part, refused) => {
    expect(refusedFields(newContentBody, { ...fields, ...part })).toEqual(refused);
  });

  it.each<[object, string[]]>([
    [{ version: 0 }, ['version']],
    [{ version: '3' }, ['version']],
    [{ version: 1, status: undefined }, ['status']],
    [{ version: 1, template_id: 't1' }, ['template_id']],
  ])('saved with %j are rejected at %j', (part, refused) => {
    expect(refusedFields(contentBody, { ...fields, ...part })).toEqual(refused);
  });

  it('cannot be filtered by an unknown status', () => {
    expect(refusedFields(contentsQuery, { status: 'gone', limit: '2' })).toEqual(['status']);
  });
});
