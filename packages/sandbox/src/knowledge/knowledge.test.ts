import {
  storedDocumentSchema,
  documentSchema,
  documentsSchema,
  entitlementsSchema,
  knowledgeBasesSchema,
  matchesSchema,
} from '@platform/api/contract';
import type { DocumentFault, KnowledgeDocument } from '@platform/api/contract';
import { FILE_LIMIT } from '@platform/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { makeDocx, makePdf } from '../testing/files.ts';
import { SandboxControl } from '../testing/sandboxControl.ts';
import { CLIENT, codeOf, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const BASES = '/knowledge/v1/knowledge-bases';
const SHOP = `${BASES}/kb_nw01`;
const WINTER = `${BASES}/kb_nw04`;
const INES = 'ines.duarte@harbour-optics.example';
const POLL_OPTIONS = { timeout: 10_000, interval: 10 };

let sandbox: Sandbox;
let control: SandboxControl;
let priya: Visitor;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], usageGrows: false });
  control = new SandboxControl(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  await control.set({ indexingMs: 0 });
  priya = await signedIn(sandbox, 'priya.nair');
});

async function upload(
  name: string,
  content: BlobPart,
  base = WINTER,
  key?: string,
): Promise<Response> {
  const body = new FormData();
  if (key) body.append('upload_key', key);
  body.append('file', new File([content], name));
  return sandbox.app.request(`${base}/documents`, {
    method: 'POST',
    headers: { Origin: CLIENT, Authorization: `Bearer ${priya.tokens?.access_token}` },
    body,
  });
}

async function list(base = WINTER, query = ''): Promise<readonly KnowledgeDocument[]> {
  const { body } = await priya.get(`${base}/documents${query}`);
  return documentsSchema.parse(body).documents;
}

async function waitUntilIndexed(base = WINTER): Promise<readonly KnowledgeDocument[]> {
  return vi.waitFor(async () => {
    const documents = await list(base);
    const isInProgress = documents.some(
      ({ status }) => status === 'queued' || status === 'processing',
    );
    expect(isInProgress).toBe(false);
    return documents;
  }, POLL_OPTIONS);
}

async function ask(question: string, base = WINTER, top_k = 3) {
  const response = await priya.post(`${base}/query`, { question, top_k });
  return matchesSchema.parse(response.body);
}

describe('files', () => {
  it('of any type are parsed, split into passages and found', async () => {
    const files: [string, BlobPart, string][] = [
      ['Sledges.pdf', await makePdf('Sledges are lent for three days.'), 'sledges'],
      ['Skates.docx', makeDocx('Skates are sharpened on Tuesdays.'), 'sharpen skates'],
      ['Prices.csv', 'Item,Price\nToboggan,40 pounds\n', 'price of a toboggan'],
      ['Snow.md', '# Snow\n\nSnowshoes fit every boot.', 'do snowshoes fit'],
      ['Latin.txt', new Uint8Array([0x67, 0x6c, 0xfc, 0x68, 0x77, 0x65, 0x69, 0x6e]), 'glühwein'],
    ];
    for (const [name, content] of files) {
      const response = await upload(name, content);
      expect(response.status).toBe(202);
      expect(storedDocumentSchema.parse(await response.json())).toMatchObject({ status: 'queued' });
    }
    await waitUntilIndexed();
    for (const [name, , question] of files) {
      const [best] = await ask(question);
      expect(best).toMatchObject({ documentName: name, index: 0 });
      expect(best?.score).toBeGreaterThan(0.8);
    }
    const [added] = await list(WINTER, '?search=Sledges');
    const { body } = await priya.get(`${WINTER}/documents/${added?.id}`);
    expect(documentSchema.parse(body).passages).toEqual(['Sledges are lent for three days.']);
  });

  it.each<[string, () => Promise<BlobPart> | BlobPart, DocumentFault]>([
    ['locked.pdf', () => makePdf('secret', 'pa55'), 'encrypted'],
    ['locked.docx', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'encrypted'],
    ['truncated.pdf', async () => (await makePdf('half')).slice(0, 300), 'broken'],
    ['truncated.docx', () => makeDocx('half').slice(0, 200), 'broken'],
    ['blank.txt', () => ' \n ', 'empty'],
    ['picture.pdf', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'wrong_type'],
    ['archive.txt', () => makeDocx('not a text'), 'wrong_type'],
  ])('fail with a reason: %s', async (name, content, fault) => {
    await upload(name, await content());
    const documents = await waitUntilIndexed();
    expect(documents.find((document) => document.name === name)).toMatchObject({
      status: 'failed',
      fault,
      passages: null,
    });
  });

  it('drop folders and invisible characters from hostile names', async () => {
    await upload('../../etc/\u202Efdp.pass\u0000wd.txt', 'root');
    await upload(`${'a'.repeat(500)}.md`, 'long');
    const names = (await waitUntilIndexed()).map(({ name }) => name);
    expect(names).toContain('fdp.passwd.txt');
    expect(names).toContain(`${'a'.repeat(197)}.md`);
  });

  it('are stored once per key, even if sent repeatedly or concurrently', async () => {
    const before = (await list()).length;
    const sent = await Promise.all(
      ['one', 'one', 'two'].map((key) => upload('Rink.txt', 'Ice', WINTER, key)),
    );
    const repeated = await upload('Rink.txt', 'Ice', WINTER, 'one');
    const ids = await Promise.all(
      [...sent, repeated].map(
        async (response) => storedDocumentSchema.parse(await response.json())?.id,
      ),
    );
    expect(ids[1]).toBe(ids[0]);
    expect(ids[3]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(await waitUntilIndexed()).toHaveLength(before + 2);
  });

  it('are rejected if invalid', async () => {
    const statusOf = async (name: string, content: BlobPart) =>
      (await upload(name, content)).status;
    expect(await statusOf('tool.exe', 'MZ')).toBe(415);
    expect(await statusOf('empty.txt', '')).toBe(422);
    expect(await statusOf('large.txt', new Uint8Array(FILE_LIMIT + 1))).toBe(413);
    expect((await priya.post(`${WINTER}/documents`, { url: 'nonsense', depth: 9 })).status).toBe(
      422,
    );
  });

  it('count as storage until the plan is full, and no longer once deleted', async () => {
    const used = async () => {
      const { body } = await priya.get('/billing/billing/v1/entitlements');
      return entitlementsSchema.parse(body)?.usage.storageMb;
    };
    expect(await used()).toEqual({ used: 18, included: 50 });
    await upload('one.pdf', new Uint8Array(FILE_LIMIT));
    expect(await used()).toEqual({ used: 38, included: 50 });
    const refused = await upload('two.pdf', new Uint8Array(FILE_LIMIT));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'STORAGE_LIMIT' } });
    const [one] = await list(WINTER, '?search=one.pdf');
    await priya.send(`${WINTER}/documents/${one?.id}`, { method: 'DELETE' });
    expect(await used()).toEqual({ used: 18, included: 50 });
  });
});

describe('web pages', () => {
  const add = (url: string, depth = 0) => priya.post(`${WINTER}/documents`, { url, depth });

  it('are indexed with linked pages, and become stale when the site changes', async () => {
    await add('https://northwind.example/', 1);
    await add(`http://localhost/site/prices`);
    await waitUntilIndexed();
    expect((await ask('What does an eye test cost?'))[0]?.text).toContain('25 pounds');
    await control.set({ siteEdition: 2 });
    const stale = await list(WINTER, '?status=stale');
    expect(stale.map(({ name }) => name).sort()).toEqual([
      'localhost/site/prices',
      'northwind.example',
    ]);
    await priya.post(`${WINTER}/documents/${stale[0]?.id}/reindex`);
    await waitUntilIndexed();
    expect(await list(WINTER, '?status=stale')).toHaveLength(1);
  });

  it('have only the current content of the site after indexing again', async () => {
    const passagesOf = async (id: string | undefined) =>
      documentSchema.parse((await priya.get(`${WINTER}/documents/${id}`)).body).passages;
    await add('http://localhost/site/prices');
    const [page] = await waitUntilIndexed();
    const before = await passagesOf(page?.id);
    for (const edition of [1, 2]) {
      await control.set({ siteEdition: edition });
      await priya.post(`${WINTER}/documents/${page?.id}/reindex`);
      await waitUntilIndexed();
      const now = await passagesOf(page?.id);
      expect(now).toHaveLength(before.length);
      expect(now.every((passage) => before.includes(passage))).toBe(edition === 1);
    }
  });

  it('of other sites are rejected, and missing pages fail', async () => {
    const refused = await add('https://example.com/');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'ADDRESS_NOT_ALLOWED']);
    await add('https://northwind.example/nowhere');
    expect((await waitUntilIndexed())[0]).toMatchObject({ status: 'failed', fault: 'unreachable' });
  });
});

describe('a base', () => {
  it('has a unique name in its tenant, whose case can be changed', async () => {
    const body = { name: 'Night desk', description: '' };
    const created = await priya.post(BASES, body);
    expect(created.status).toBe(201);
    expect((await priya.post(BASES, { ...body, name: 'night DESK' })).status).toBe(422);
    const path = `${BASES}/${String(created.body.id)}`;
    const renamed = await priya.send(path, { method: 'PATCH', body: { name: 'Night Desk' } });
    expect(renamed.body).toMatchObject({ name: 'Night Desk', document_count: 0 });
  });

  it('that agents use is deleted only by force, and the agents work without it', async () => {
    for (const query of ['', '?force=false']) {
      const refused = await priya.send(`${SHOP}${query}`, { method: 'DELETE' });
      expect(refused.status).toBe(409);
      expect(refused.body.error).toMatchObject({ agents: [{ name: 'Front desk' }] });
    }
    expect((await priya.get(SHOP)).status).toBe(200);
    expect((await priya.send(`${SHOP}?force=true`, { method: 'DELETE' })).status).toBe(200);
    const agent = await priya.get('/voice/v1/agents/agt_nw01');
    expect(agent.body.knowledge_base_ids).toEqual(['kb_nw02']);
  });

  it('answers from its own documents only, the best first', async () => {
    const found = await ask('Are you open on Saturday until one?', SHOP);
    expect(found[0]).toMatchObject({ documentName: 'Opening hours and holidays', index: 0 });
    expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 0);
    expect(await ask('the of and', SHOP)).toEqual([]);
    expect(await ask('warranty of scratches', SHOP)).toEqual([]);
  });

  it('lists the agents that use it, and its stale documents', async () => {
    const documents = await list(SHOP);
    const byName = new Map(documents.map((document) => [document.name, document]));
    expect(byName.get('Shop handbook.pdf')?.usedBy).toEqual([
      { id: 'agt_nw01', name: 'Front desk' },
    ]);
    expect(byName.get('Old intake form.pdf')).toMatchObject({ usedBy: [], fault: 'encrypted' });
    expect(byName.get('northwind.example/prices')?.status).toBe('stale');
    const ready = await priya.get(`${SHOP}/documents?status=ready&limit=2`);
    expect(documentsSchema.parse(ready.body)).toMatchObject({
      documents: [{ status: 'ready' }, { status: 'ready' }],
      total: 5,
    });
    expect(await list(SHOP, '?status=stale&offset=1')).toEqual([]);
    const { body } = await priya.get(`${BASES}?search=Shop`);
    const [shop] = knowledgeBasesSchema.parse(body).knowledgeBases;
    expect(shop).toMatchObject({ documents: 7, readyDocuments: 6 });
  });

  it('is not visible to other tenants', async () => {
    const ines = await signedIn(sandbox, INES);
    const [document] = await list(SHOP);
    const paths = [SHOP, `${SHOP}/documents`, `${SHOP}/documents/${document?.id}`];
    for (const path of paths) expect((await ines.get(path)).status).toBe(404);
    const question = { question: 'opening hours', top_k: 3 };
    expect((await ines.post(`${SHOP}/query`, question)).status).toBe(404);
    expect((await ines.post(`${SHOP}/documents`, { title: 'Mine', text: 'x' })).status).toBe(404);
    expect((await ines.send(`${SHOP}?force=true`, { method: 'DELETE' })).status).toBe(404);
  });
});
