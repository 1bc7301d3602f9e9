import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDraft } from './drafts.ts';
import { jsonDrafts } from './jsonDrafts.ts';
import { stubTabStorage } from './testing/fakeTabStorage.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

const like = { name: '', toolIds: [] as string[], isOn: false };
const typed = { name: 'Desk', toolIds: ['t1'], isOn: true };

it('gives back what was typed and over what, by person and record', () => {
  jsonDrafts('ada', 'agent', like).keep('a1', { values: typed, base: like });
  expect(jsonDrafts('ada', 'agent', like).read('a1')).toEqual({ values: typed, base: like });
  expect(jsonDrafts('ada', 'agent', like).read('')).toBeUndefined();
  expect(jsonDrafts('bo', 'agent', like).read('a1')).toBeUndefined();
  jsonDrafts('ada', 'agent', like).keep('a1', null);
  expect(Object.keys(storage)).toEqual([]);
});

it('reads a draft of another form as far as it fits', () => {
  const drafts = jsonDrafts('ada', 'agent', like);
  const values = JSON.stringify({ name: 7, toolIds: ['t1', 2], isOn: true, more: 'x' });
  writeDraft('ada', 'agent', { values });
  expect(drafts.read('')).toEqual({ values: { ...like, isOn: true }, base: like });
  writeDraft('ada', 'agent', { values: '{' });
  expect(drafts.read('')).toBeUndefined();
});
