import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearDrafts,
  formDrafts,
  hasDrafts,
  readDraft,
  removeSentDraft,
  writeDraft,
} from './drafts.ts';
import { stubTabStorage } from './testing/fakeTabStorage.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

it('S24 offers a draft to the same person and the same form only', () => {
  writeDraft('ada', 'invite', { email: 'x@y.example' });
  expect(storage['fa_draft:ada:invite']).toMatch(/^\{"email":"x@y.example",/);
  expect(readDraft('ada', 'invite')).toEqual({ email: 'x@y.example' });
  expect(readDraft('bo', 'invite')).toBeNull();
  expect(readDraft('ada', 'contact')).toBeNull();
  expect([hasDrafts('ada'), hasDrafts('bo')]).toEqual([true, false]);
});

it('keeps nothing where nothing is typed', () => {
  writeDraft('ada', 'invite', { email: 'x' });
  writeDraft('ada', 'invite', { email: '', role: '' });
  expect(Object.keys(storage)).toEqual([]);
});

it.each(['', '7', '"x"', '{', '{"email":7}'])('reads %j as no draft', (text) => {
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

it('P02 says that a draft was not stored where there is no room', () => {
  const drafts = formDrafts('ada', 'lead', ['notes']);
  expect(drafts.keep('', { notes: 'n' })).toBe(true);
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(drafts.keep('', { notes: 'no' })).toBe(false);
});

it('tells the drafts of records apart, and fills in fields that a draft lacks', () => {
  const drafts = formDrafts('ada', 'lead', ['source', 'notes']);
  writeDraft('ada', 'lead', { source: 'Fair', other: 'x' });
  drafts.keep('l1', { source: '', notes: 'n' });
  expect(drafts.read('')).toEqual({ source: 'Fair', notes: '' });
  expect(drafts.read('l1')).toEqual({ source: '', notes: 'n' });
  expect(drafts.read('l2')).toBeUndefined();
  drafts.keep('l1', null);
  expect(drafts.read('l1')).toBeUndefined();
});

it('M11 what was sent leaves no draft, whatever its blanks; other values stay', () => {
  const drafts = formDrafts('ada', 'lead', ['source', 'notes']);
  drafts.keep('', { source: ' Fair', notes: 'n ' });
  removeSentDraft(drafts, '', { notes: 'n', source: 'Fair' });
  expect(drafts.read('')).toBeUndefined();
  drafts.keep('', { source: 'Fair', notes: 'another' });
  removeSentDraft(drafts, '', { source: 'Fair', notes: 'n' });
  expect(drafts.read('')).toEqual({ source: 'Fair', notes: 'another' });
});
