import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts, readDraft, writeDraft } from './drafts.ts';
import { stubTabStorage } from './testing/fakeTabStorage.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

it('S24 returns a draft to the same user and form only', () => {
  writeDraft('ada', 'invite', { email: 'x@y.example' });
  expect(storage['fa_draft:ada:invite']).toMatch(/^\{"email":"x@y.example",/);
  expect(readDraft('ada', 'invite')).toEqual({ email: 'x@y.example' });
  expect(readDraft('bo', 'invite')).toBeNull();
  expect(readDraft('ada', 'contact')).toBeNull();
});

it('stores nothing for empty fields', () => {
  writeDraft('ada', 'invite', { email: 'x' });
  writeDraft('ada', 'invite', { email: '', role: '' });
  expect(Object.keys(storage)).toEqual([]);
});

it.each(['', '7', '"x"', '{', '{"email":7}'])('reads %j as null', (text) => {
  storage.setItem('fa_draft:ada:invite', text);
  expect(readDraft('ada', 'invite')).toBeNull();
});

it('S19 a sign-out removes every draft and nothing else', () => {
  writeDraft('ada', 'invite', { email: 'x' });
  writeDraft('bo', 'contact', { name: 'x' });
  storage.setItem('fa_checkout', '1');
  clearDrafts();
  expect(Object.keys(storage)).toEqual(['fa_checkout']);
});
