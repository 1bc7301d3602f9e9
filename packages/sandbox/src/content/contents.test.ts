import { contentCalls, contentHistoryCalls, contentOverviewCalls } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, codeOf, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const CONTENTS = '/content/v1/contents';
const letter = {
  title: ' A letter ',
  type: 'email',
  language: 'en',
  body: '<p>Dear <strong>all</strong>,</p>',
};

let now = new Date();
let sandbox: Sandbox;
let priya: Visitor;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date();
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
});

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const list = async (query: string) =>
  contentCalls.list.response.parse((await priya.get(`${CONTENTS}?${query}`)).body);

const read = async (id: string) =>
  contentCalls.get.response.parse((await priya.get(`${CONTENTS}/${id}`)).body);

const create = async () =>
  contentCalls.create.response.parse((await priya.post(CONTENTS, letter)).body);

const save = (id: string, change: object) =>
  priya.send(`${CONTENTS}/${id}`, {
    method: 'PUT',
    body: { ...letter, status: 'draft', ...change },
  });

const restore = (id: string, body: object) => priya.post(`${CONTENTS}/${id}/restore`, body);

const versionsOf = async (id: string) => {
  const { body } = await priya.get(`${CONTENTS}/${id}/versions`);
  return contentHistoryCalls.versions.response.parse(body).versions;
};

const eventsOf = async (id: string) => {
  const { body } = await priya.get(
    `/content${contentHistoryCalls.list.call.path}?content_id=${id}`,
  );
  return contentHistoryCalls.list.response.parse(body).events;
};

describe('contents', () => {
  it('are listed most recently saved first, and found by type, status and text', async () => {
    const { contents, total } = await list('limit=1000');
    expect(contents).toHaveLength(total);
    const times = contents.map((row) => row.updated_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const found = await list('type=email&status=ready&search=pollen');
    expect(found.contents.map(({ title }) => title)).toEqual(['Spring campaign, second letter']);
  });

  it('get a new version only for a change, and keep their events after removal', async () => {
    const { id, ...createdBody } = await create();
    expect(createdBody).toMatchObject({ title: 'A letter', version: 1, word_count: 2 });
    passMinutes(1);
    const change = { body: '<p>Dear all, hello</p>' };
    expect((await save(id, { ...change, version: 1 })).body).toMatchObject({
      version: 2,
      word_count: 3,
    });
    expect((await save(id, { ...change, version: 2 })).body).toMatchObject({ version: 2 });
    passMinutes(1);
    await priya.send(`${CONTENTS}/${id}`, { method: 'DELETE' });
    const events = await eventsOf(id);
    expect(events.map(({ kind, is_deleted }) => [kind, is_deleted])).toEqual([
      ['deleted', true],
      ['edited', true],
      ['created', true],
    ]);
  });
});

describe('versions', () => {
  it('are shared by saves within ten minutes, and new after that', async () => {
    const { id } = await create();
    const saves: [minutes: number, body: string][] = [
      [1, '<p>one</p>'],
      [2, '<p>two</p>'],
      [20, '<p>three</p>'],
    ];
    for (const [minutes, body] of saves) {
      passMinutes(minutes);
      await priya.login('priya.nair@northwind.example');
      await save(id, { body, version: (await read(id)).version });
    }
    expect((await versionsOf(id)).map(({ version, body }) => [version, body])).toEqual([
      [4, '<p>three</p>'],
      [3, '<p>two</p>'],
      [1, letter.body],
    ]);
    expect((await eventsOf(id)).map(({ kind, version }) => [kind, version])).toEqual([
      ['edited', 4],
      ['edited', 3],
      ['created', 1],
    ]);
  });

  it('W06 are restored as new ones, unless another user saved first', async () => {
    const id = 'cnt_nw01';
    const { version: current } = await read(id);
    const first = (await versionsOf(id)).find(({ version }) => version === 1);
    const restored = await restore(id, { version: 1, current_version: current });
    expect(restored.body).toMatchObject({ version: current + 1, body: first?.body });
    const outdated = await restore(id, { version: 2, current_version: current });
    expect(codeOf(outdated)).toBe('VERSION_CONFLICT');
    const unknown = await restore(id, { version: 99, current_version: current + 1 });
    expect(unknown.status).toBe(404);
    expect((await eventsOf(id))[0]).toMatchObject({
      kind: 'restored',
      from_version: 1,
      version: current + 1,
    });
  });
});

describe('the figures', () => {
  const day = (daysAgo: number) =>
    new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const figures = (from: string, to: string) =>
    priya.get(`/content${contentOverviewCalls.get.call.path}?from=${from}&to=${to}`);

  it('count content items and tokens of each day, by type and author', async () => {
    const overview = async () =>
      contentOverviewCalls.get.response.parse((await figures(day(6), day(0))).body);
    const before = await overview();
    await create();
    const after = await overview();
    expect(after.timeline).toHaveLength(7);
    expect(after.timeline.at(-1)?.created).toBe((before.timeline.at(-1)?.created ?? 0) + 1);
    expect(after.created).toBe((before.created ?? 0) + 1);
    expect(after.tokens).toBeGreaterThan(0);
    expect(after.counted).toBe(after.total);
    for (const rows of [after.by_type, after.by_author]) {
      expect((rows ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(after.created);
    }
  });

  it('are rejected for a range that ends before it begins', async () => {
    expect((await figures(day(0), day(1))).status).toBe(422);
  });
});
