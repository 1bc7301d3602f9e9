import {
  conflictIn,
  contentFieldsOf,
  createContent,
  getContent,
  getContentHistory,
  getContentOverview,
  listContents,
  listContentVersions,
  removeContent,
  restoreContent,
  send,
  updateContent,
} from '@platform/api';
import type { Api, NewContent } from '@platform/api';
import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, clientOf } from './clientOf.ts';

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
  api = await clientOf(sandbox);
  others = await clientOf(sandbox, 'ines.duarte@harbour-optics.example');
});

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

describe('contents', () => {
  it('are listed by what is asked for, newest first, without their bodies', async () => {
    const { contents, total } = await send(api.http, listContents, { query: { limit: 1000 } });
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
    const emails = await send(api.http, listContents, {
      query: {
        type: 'email',
        status: 'ready',
        search: 'pollen',
      },
    });
    expect(emails.contents.map(({ title }) => title)).toEqual(['Spring campaign, second letter']);
    expect((await send(others.http, listContents)).total).toBe(2);
  });

  it('are made, saved over the version that was changed, and removed', async () => {
    const made = await send(api.http, createContent, { body: letter });
    expect(made).toMatchObject({ title: 'A letter', version: 1, wordCount: 2, body: letter.body });
    const fields = { ...contentFieldsOf(made), body: '<p>Dear all, hello</p>' };
    laterBy(1);
    const saved = await send(api.http, updateContent, {
      params: { id: made.id },
      body: { ...fields, version: 1 },
    });
    expect(saved).toMatchObject({ version: 2, wordCount: 3 });
    expect(
      (
        await send(api.http, updateContent, {
          params: { id: made.id },
          body: { ...fields, version: 2 },
        })
      ).version,
    ).toBe(2);
    const refusal = await send(api.http, updateContent, {
      params: { id: made.id },
      body: { ...fields, title: 'Mine', version: 1 },
    }).catch((error: unknown) => error);
    expect(conflictIn(refusal)).toMatchObject({ title: 'A letter', version: 2, body: fields.body });
    expect(conflictIn(new Error('another'))).toBeNull();
    laterBy(1);
    await send(api.http, removeContent, { params: { id: made.id } });
    await expect(send(api.http, getContent, { params: { id: made.id } })).rejects.toMatchObject({
      status: 404,
    });
    const { events } = await send(api.http, getContentHistory, { query: { contentId: made.id } });
    expect(events.map(({ kind, isDeleted }) => [kind, isDeleted])).toEqual([
      ['deleted', true],
      ['edited', true],
      ['created', true],
    ]);
  });
});

describe('versions', () => {
  it('are one for saves that follow closely on each other, and a new one after a while', async () => {
    const { id } = await send(api.http, createContent, { body: letter });
    const save = async (body: string, version: number) =>
      (
        await send(api.http, updateContent, {
          params: { id },
          body: { ...letter, body, version: version },
        })
      ).version;
    laterBy(1);
    let version = await save('<p>one</p>', 1);
    laterBy(2);
    version = await save('<p>two</p>', version);
    laterBy(20);
    version = await save('<p>three</p>', version);
    const versions = await send(api.http, listContentVersions, { params: { id } });
    expect(versions.map((each) => [each.version, each.body])).toEqual([
      [4, '<p>three</p>'],
      [3, '<p>two</p>'],
      [1, letter.body],
    ]);
    const { events } = await send(api.http, getContentHistory, { query: { contentId: id } });
    expect(events.map(({ kind, version: made }) => [kind, made])).toEqual([
      ['edited', 4],
      ['edited', 3],
      ['created', 1],
    ]);
  });

  it('W06 are restored as new ones, unless another user saved first', async () => {
    const id = 'cnt_nw01';
    const before = await send(api.http, getContent, { params: { id } });
    const [, , first] = await send(api.http, listContentVersions, { params: { id } });
    const restored = await send(api.http, restoreContent, {
      params: { id },
      body: { version: 1, current: before.version },
    });
    expect(restored).toMatchObject({ version: before.version + 1, body: first?.body });
    const refusal = await send(api.http, restoreContent, {
      params: { id },
      body: { version: 2, current: before.version },
    }).catch((error: unknown) => error);
    expect(conflictIn(refusal)?.version).toBe(restored.version);
    await expect(
      send(api.http, restoreContent, {
        params: { id },
        body: { version: 99, current: restored.version },
      }),
    ).rejects.toMatchObject({
      status: 404,
    });
    const { events } = await send(api.http, getContentHistory, { query: { contentId: id } });
    expect(events[0]).toMatchObject({ kind: 'restored', fromVersion: 1, version: 4 });
  });
});

describe('the figures', () => {
  it('count what was begun, saved and used on each day', async () => {
    const day = (ago: number) =>
      new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const range = { from: day(6), to: day(0) };
    const before = await send(api.http, getContentOverview, { query: range });
    await send(api.http, createContent, { body: letter });
    const { timeline, byType, byAuthor, ...figures } = await send(api.http, getContentOverview, {
      query: range,
    });
    expect(timeline).toHaveLength(7);
    expect(timeline.at(-1)?.created).toBe((before.timeline.at(-1)?.created ?? 0) + 1);
    expect(figures.created).toBe((before.created ?? 0) + 1);
    expect(figures.tokens).toBeGreaterThan(0);
    expect(figures.counted).toBe(figures.total);
    const sum = (rows: readonly { count: number }[]) =>
      rows.reduce((all, row) => all + row.count, 0);
    expect([sum(byType), sum(byAuthor)]).toEqual([figures.created, figures.created]);
    await expect(
      send(api.http, getContentOverview, { query: { from: day(0), to: day(1) } }),
    ).rejects.toMatchObject({
      status: 422,
    });
  });
});
