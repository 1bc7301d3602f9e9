import {
  addDocument,
  askKnowledge,
  createApi,
  createKnowledgeBase,
  document,
  documents,
  getDocument,
  knowledgeBases,
  listDocuments,
  listKnowledgeBases,
  readConfig,
  reindexDocument,
  removeDocument,
  removeKnowledgeBase,
  sendFile,
  signIn,
  updateKnowledgeBase,
  usersIn,
} from '@platform/api';
import type { Api } from '@platform/api';
import { knowledgeCalls } from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const CLIENT = 'http://client.test';
const soon = { timeout: 10_000, interval: 20 };

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  await new SandboxControl(sandbox.url).set({ indexingMs: 0 });
  const values = new Map<string, string>();
  api = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  await signIn(api, { email: 'priya.nair@northwind.example', password: demoPassword });
});

/** Sends a form as it is, as the upload of a browser does. */
const sender: Parameters<typeof sendFile>[3]['sender'] = async ({ url, headers, body }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers },
    body: body ?? null,
  });
  return { status: response.status, body: await response.json(), format: 'json', retryAfter: null };
};
const sendText = (name: string, content: string, baseId: string) =>
  sendFile(api.http, baseId, new File([content], name), {
    signal: new AbortController().signal,
    sender,
  });

it('a base goes from its creation over files, texts, pages and questions to its end', async () => {
  const { http } = api;
  const made = await createKnowledgeBase(http, { name: 'Night desk', description: '' });
  const baseId = made?.id ?? '';
  const changed = await updateKnowledgeBase(http, baseId, { description: 'After hours' });
  expect(changed).toMatchObject({ name: 'Night desk', description: 'After hours', documents: 0 });

  const file = await sendText('Keys.txt', 'The keys hang behind the door.', baseId);
  expect(file).toMatchObject({ name: 'Keys.txt', type: 'txt', status: 'queued', bytes: 30 });
  await addDocument(http, baseId, { title: 'Alarm', text: 'The alarm code changes on Mondays.' });
  await addDocument(http, baseId, { url: 'https://northwind.example/directions', depth: 0 });
  await vi.waitFor(async () => {
    const { documents: rows } = await listDocuments(http, { baseId, status: 'ready' });
    expect(rows).toHaveLength(3);
  }, soon);

  const [best] = await askKnowledge(http, baseId, { question: 'Where are the keys?', top_k: 3 });
  expect(best).toMatchObject({ documentName: 'Keys.txt', index: 0, documentId: file?.id });
  const place = { baseId, documentId: file?.id ?? '' };
  expect(await getDocument(http, place)).toMatchObject({
    document: { passages: 1, fault: null },
    passages: ['The keys hang behind the door.'],
  });
  expect(await reindexDocument(http, place)).toMatchObject({ status: 'queued' });
  await removeDocument(http, place);
  const { signal } = new AbortController();
  expect(await document.load(api, place, signal)).toBeNull();
  expect((await documents.load(api, { baseId }, signal)).total).toBe(2);
  await removeKnowledgeBase(http, baseId);
  const known = await knowledgeBases.load(api, { search: 'Night desk' }, signal);
  expect(known.knowledgeBases).toEqual([]);
});

it('a base that agents use names them, until its end is wished all the same', async () => {
  const { http } = api;
  const [shop] = (await listKnowledgeBases(http, { search: 'Shop' })).knowledgeBases;
  const baseId = shop?.id ?? '';
  expect(shop?.usedBy).toEqual([{ id: 'agt_nw01', name: 'Front desk' }]);
  const refusal = await removeKnowledgeBase(http, baseId).catch((error: unknown) => error);
  expect(usersIn(refusal)).toEqual(shop?.usedBy);
  await removeKnowledgeBase(http, baseId, true);
  expect((await listKnowledgeBases(http)).total).toBe(3);
});

it('lists the calls of the knowledge service', () => {
  const calls = Object.values(knowledgeCalls).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual([
    'GET /v1/knowledge-bases',
    'POST /v1/knowledge-bases',
    'GET /v1/knowledge-bases/{id}',
    'PATCH /v1/knowledge-bases/{id}',
    'DELETE /v1/knowledge-bases/{id}',
    'GET /v1/knowledge-bases/{id}/documents',
    'POST /v1/knowledge-bases/{id}/documents',
    'GET /v1/knowledge-bases/{id}/documents/{documentId}',
    'DELETE /v1/knowledge-bases/{id}/documents/{documentId}',
    'POST /v1/knowledge-bases/{id}/documents/{documentId}/reindex',
    'POST /v1/knowledge-bases/{id}/query',
  ]);
});
