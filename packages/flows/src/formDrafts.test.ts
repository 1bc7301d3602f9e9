import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDraft } from './drafts.ts';
import { formDrafts, removeSentDraft } from './formDrafts.ts';
import { stubTabStorage } from './testing/fakeTabStorage.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

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
