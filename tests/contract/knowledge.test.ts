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
  send,
  sendFile,
  signIn,
  updateKnowledgeBase,
  usersIn,
} from '@platform/api';
import type { Api } from '@platform/api';
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
  const made = await send(http, createKnowledgeBase, {
    body: { name: 'Night desk', description: '' },
  });
  const baseId = made?.id ?? '';
  const changed = await send(http, updateKnowledgeBase, {
    params: { id: baseId },
    body: { description: 'After hours' },
  });
  expect(changed).toMatchObject({ name: 'Night desk', description: 'After hours', documents: 0 });

  const file = await sendText('Keys.txt', 'The keys hang behind the door.', baseId);
  expect(file).toMatchObject({ name: 'Keys.txt', type: 'txt', status: 'queued', bytes: 30 });
  await send(http, addDocument, {
    params: { id: baseId },
    body: { title: 'Alarm', text: 'The alarm code changes on Mondays.' },
  });
  await send(http, addDocument, {
    params: { id: baseId },
    body: { url: 'https://northwind.example/directions', depth: 0 },
  });
  await vi.waitFor(async () => {
    const { documents: rows } = await send(http, listDocuments, {
      params: { id: baseId },
      query: { status: 'ready' },
    });
    expect(rows).toHaveLength(3);
  }, soon);

  const [best] = await send(http, askKnowledge, {
    params: { id: baseId },
    body: { question: 'Where are the keys?', top_k: 3 },
  });
  expect(best).toMatchObject({ documentName: 'Keys.txt', index: 0, documentId: file?.id });
  const place = { baseId, documentId: file?.id ?? '' };
  const params = { id: baseId, documentId: place.documentId };
  expect(await send(http, getDocument, { params })).toMatchObject({
    document: { passages: 1, fault: null },
    passages: ['The keys hang behind the door.'],
  });
  expect(await send(http, reindexDocument, { params })).toMatchObject({ status: 'queued' });
  await send(http, removeDocument, { params });
  const { signal } = new AbortController();
  expect(await document.load(api, place, signal)).toBeNull();
  expect((await documents.load(api, { baseId }, signal)).total).toBe(2);
  await send(http, removeKnowledgeBase, { params: { id: baseId } });
  const known = await knowledgeBases.load(api, { search: 'Night desk' }, signal);
  expect(known.knowledgeBases).toEqual([]);
});

it('a base that agents use names them, until its end is wished all the same', async () => {
  const { http } = api;
  const [shop] = (await send(http, listKnowledgeBases, { query: { search: 'Shop' } }))
    .knowledgeBases;
  const baseId = shop?.id ?? '';
  expect(shop?.usedBy).toEqual([{ id: 'agt_nw01', name: 'Front desk' }]);
  const refusal = await send(http, removeKnowledgeBase, { params: { id: baseId } }).catch(
    (error: unknown) => error,
  );
  expect(usersIn(refusal)).toEqual(shop?.usedBy);
  await send(http, removeKnowledgeBase, { params: { id: baseId }, query: { isForced: true } });
  expect((await send(http, listKnowledgeBases)).total).toBe(3);
});
