import {
  conflictIn,
  contentFieldsOf,
  createApi,
  createContent,
  getContent,
  getContentHistory,
  getContentOverview,
  listContents,
  listContentVersions,
  readConfig,
  removeContent,
  restoreContent,
  signIn,
  updateContent,
} from '@platform/api';
import type { Api, NewContent } from '@platform/api';
import { contentCalls } from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CLIENT = 'http://client.test';

let now = new Date();
let sandbox: Sandbox;
let api: Api;
let others: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date();
  await sandbox.reset();
  api = await signedIn('priya.nair@northwind.example');
  others = await signedIn('ines.duarte@harbour-optics.example');
});

async function signedIn(email: string): Promise<Api> {
  const values = new Map<string, string>();
  const made = createApi({
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
  await signIn(made, { email, password: demoPassword });
  return made;
}

const letter: NewContent = {
  title: ' A letter ',
  type: 'email',
  status: 'draft',
  language: 'en',
  body: '<p>Dear <strong>all</strong>,</p>',
};

const laterBy = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('the contract', () => {
  it('lists the calls of the content studio', () => {
    const calls = Object.values(contentCalls);
    expect(calls.map(({ service, method, path }) => `${service} ${method} ${path}`)).toEqual([
      'content GET /v1/contents',
      'content GET /v1/contents/{id}',
      'content POST /v1/contents',
      'content PUT /v1/contents/{id}',
      'content DELETE /v1/contents/{id}',
      'content GET /v1/contents/{id}/versions',
      'content POST /v1/contents/{id}/restore',
      'content GET /v1/history',
      'content GET /v1/analytics/overview',
    ]);
  });
});

describe('contents', () => {
  it('are listed by what is asked for, newest first, without their bodies', async () => {
    const { contents, total } = await listContents(api.http, { limit: 1000 });
    expect([contents.length, total]).toEqual([63, 63]);
    expect(contents[0]).toMatchObject({
      title: 'The best time for your flu jab is before you need it',
      type: 'article',
      status: 'draft',
      author: { name: 'Lucía Fernández' },
      wordCount: 94,
    });
    expect(contents[0]).not.toHaveProperty('body');
    const times = contents.map(({ updatedAt }) => updatedAt?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const emails = await listContents(api.http, {
      type: 'email',
      status: 'ready',
      search: 'pollen',
    });
    expect(emails.contents.map(({ title }) => title)).toEqual(['Spring campaign, second letter']);
    expect((await listContents(others.http)).total).toBe(2);
  });

  it('are made, saved over the version that was changed, and removed', async () => {
    const made = await createContent(api.http, letter);
    expect(made).toMatchObject({ title: 'A letter', version: 1, wordCount: 2, body: letter.body });
    const fields = { ...contentFieldsOf(made), body: '<p>Dear all, hello</p>' };
    laterBy(1);
    const saved = await updateContent(api.http, made.id, fields, 1);
    expect(saved).toMatchObject({ version: 2, wordCount: 3 });
    expect((await updateContent(api.http, made.id, fields, 2)).version).toBe(2);
    const refusal = await updateContent(api.http, made.id, { ...fields, title: 'Mine' }, 1).catch(
      (error: unknown) => error,
    );
    expect(conflictIn(refusal)).toMatchObject({ title: 'A letter', version: 2, body: fields.body });
    expect(conflictIn(new Error('another'))).toBeNull();
    laterBy(1);
    await removeContent(api.http, made.id);
    await expect(getContent(api.http, made.id)).rejects.toMatchObject({ status: 404 });
    const { events } = await getContentHistory(api.http, { contentId: made.id });
    expect(events.map(({ kind, isDeleted }) => [kind, isDeleted])).toEqual([
      ['deleted', true],
      ['edited', true],
      ['created', true],
    ]);
  });

  it('of another tenant are neither read nor written', async () => {
    const id = 'cnt_nw01';
    const { body } = await getContent(api.http, id);
    const fields = { ...letter, title: 'Theirs' };
    const tries = [
      getContent(others.http, id),
      updateContent(others.http, id, fields, 3),
      removeContent(others.http, id),
      listContentVersions(others.http, id),
      restoreContent(others.http, id, 1, 3),
    ];
    for (const outcome of await Promise.allSettled(tries)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    }
    expect((await getContentHistory(others.http, { contentId: id })).events).toEqual([]);
    expect((await getContent(api.http, id)).body).toBe(body);
  });

  it('are refused where the title is missing, or the text too long', async () => {
    const untitled = createContent(api.http, { ...letter, title: '  ' });
    await expect(untitled).rejects.toMatchObject({ status: 422 });
    const long = createContent(api.http, { ...letter, body: 'x'.repeat(400_001) });
    await expect(long).rejects.toMatchObject({ status: 422 });
  });
});

describe('versions', () => {
  it('are one for saves that follow closely on each other, and a new one after a while', async () => {
    const { id } = await createContent(api.http, letter);
    const save = async (body: string, version: number) =>
      (await updateContent(api.http, id, { ...letter, body }, version)).version;
    laterBy(1);
    let version = await save('<p>one</p>', 1);
    laterBy(2);
    version = await save('<p>two</p>', version);
    laterBy(20);
    version = await save('<p>three</p>', version);
    const versions = await listContentVersions(api.http, id);
    expect(versions.map((each) => [each.version, each.body])).toEqual([
      [4, '<p>three</p>'],
      [3, '<p>two</p>'],
      [1, letter.body],
    ]);
    const { events } = await getContentHistory(api.http, { contentId: id });
    expect(events.map(({ kind, version: made }) => [kind, made])).toEqual([
      ['edited', 4],
      ['edited', 3],
      ['created', 1],
    ]);
  });

  it('W06 are restored as new ones, unless somebody was quicker', async () => {
    const id = 'cnt_nw01';
    const before = await getContent(api.http, id);
    const [, , first] = await listContentVersions(api.http, id);
    const restored = await restoreContent(api.http, id, 1, before.version);
    expect(restored).toMatchObject({ version: before.version + 1, body: first?.body });
    const refusal = await restoreContent(api.http, id, 2, before.version).catch(
      (error: unknown) => error,
    );
    expect(conflictIn(refusal)?.version).toBe(restored.version);
    await expect(restoreContent(api.http, id, 99, restored.version)).rejects.toMatchObject({
      status: 404,
    });
    const { events } = await getContentHistory(api.http, { contentId: id });
    expect(events[0]).toMatchObject({ kind: 'restored', fromVersion: 1, version: 4 });
  });
});

describe('the history', () => {
  it('comes in pages, each event once', async () => {
    const keys: string[] = [];
    let cursor: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- a page tells where the next one begins
      const page = await getContentHistory(api.http, { cursor, limit: 40 });
      keys.push(...page.events.map(({ key }) => key));
      cursor = page.nextCursor || undefined;
    } while (cursor);
    expect(keys.length).toBeGreaterThan(80);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the figures', () => {
  it('count what was begun, saved and used on each day', async () => {
    const day = (ago: number) =>
      new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const range = { from: day(6), to: day(0) };
    const before = await getContentOverview(api.http, range);
    await createContent(api.http, letter);
    const { timeline, byType, byAuthor, ...figures } = await getContentOverview(api.http, range);
    expect(timeline).toHaveLength(7);
    expect(timeline.at(-1)?.created).toBe((before.timeline.at(-1)?.created ?? 0) + 1);
    expect(figures.created).toBe((before.created ?? 0) + 1);
    expect(figures.tokens).toBeGreaterThan(0);
    expect(figures.counted).toBe(figures.total);
    const sum = (rows: readonly { count: number }[]) =>
      rows.reduce((all, row) => all + row.count, 0);
    expect([sum(byType), sum(byAuthor)]).toEqual([figures.created, figures.created]);
    await expect(getContentOverview(api.http, { from: day(0), to: day(1) })).rejects.toMatchObject({
      status: 422,
    });
  });
});
