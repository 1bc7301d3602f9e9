import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDraft } from './drafts.ts';
import { discardDrafts, draftName, hasDrafts, listDrafts } from './listDrafts.ts';
import { stubTabStorage } from './testing/fakeTabStorage.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lists the drafts of one user in this tab, newest first', () => {
  writeDraft('ada', 'interaction:call:c1', { summary: 'Back on Monday' });
  vi.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  writeDraft('ada', 'invite', { email: 'x@y.example' });
  writeDraft('bo', 'invite', { email: 'bo@y.example' });
  expect(listDrafts('ada')).toMatchObject([
    { form: 'invite', id: '', keptAt: new Date('2026-11-24T09:00:00Z') },
    { form: 'interaction', id: 'call:c1', fields: { summary: 'Back on Monday' } },
  ]);
});

it('S24 is true only for the user who has drafts', () => {
  writeDraft('ada', 'invite', { email: 'x@y.example' });
  expect([hasDrafts('ada'), hasDrafts('bo')]).toEqual([true, false]);
});

it('lists a draft of another build, and skips other keys', () => {
  storage.setItem('fa_draft:ada:invite', '{"email":"x"}');
  storage.setItem('fa_draft:ada:gone', '{"a":"b","@keptAt":"soon"}');
  storage.setItem('fa_draft:ada:lead', '{');
  expect(listDrafts('ada').map(({ form, keptAt }) => [form, keptAt])).toEqual([
    ['invite', null],
    [null, null],
  ]);
});

it('removes the discarded drafts only, and restores them', () => {
  writeDraft('ada', 'invite', { email: 'x' });
  writeDraft('ada', 'lead', { source: 'Fair' });
  const restore = discardDrafts(listDrafts('ada').filter(({ form }) => form === 'lead'));
  expect(listDrafts('ada').map(({ form }) => form)).toEqual(['invite']);
  restore();
  expect(listDrafts('ada')).toHaveLength(2);
});

it('names a draft by its fields, stored as texts or as JSON', () => {
  expect(
    draftName({ firstName: ' Ana', lastName: '', email: 'a@b' }, ['firstName', 'lastName']),
  ).toBe('Ana');
  const values = JSON.stringify({ name: 'Night desk', tools: [] });
  writeDraft('ada', 'agent:a1', { values, base: values });
  expect(draftName(listDrafts('ada')[0]?.fields ?? {}, ['name'])).toBe('Night desk');
  expect(draftName({ values: '{' }, ['name'])).toBe('');
  expect(draftName({ notes: `one\n${'😀'.repeat(90)}` }, ['notes'])).toBe(
    `one ${'😀'.repeat(38)}…`,
  );
});
