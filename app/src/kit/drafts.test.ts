// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { draftsOf } from './drafts.ts';
import { draftSwitch, draftTexts } from './draftFields.ts';
import { draftValues } from './draftValues.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const texts = draftTexts('source', 'notes');
const leads = (userId = 'ada') => draftsOf(userId, 'lead', texts);

const leave = (key: string, fields: object) =>
  sessionStorage.setItem(`fa_draft:ada:${key}`, JSON.stringify(fields));

const empty = { name: '', toolIds: [] as string[], isOn: false };
const typed = { name: 'Desk', toolIds: ['t1'], isOn: true };
const values = draftValues(empty);
const agent = { values, base: (stored?: string) => values(stored) ?? empty };
const agents = () => draftsOf('ada', 'agent', agent);

it('P02 reports that a draft was not stored if storage is full', () => {
  expect(leads().keep('', { source: '', notes: 'n' })).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(leads().keep('', { source: '', notes: 'no' })).toBe(false);
});

it('keeps the drafts of users and records apart', () => {
  leads().keep('', { source: 'Fair', notes: '' });
  leads().keep('l1', { source: '', notes: 'n' });
  expect(Object.keys(sessionStorage)).toEqual(['fa_draft:ada:lead', 'fa_draft:ada:lead:l1']);
  expect(leads().read('')).toEqual({ source: 'Fair', notes: '' });
  expect(leads().read('l1')).toEqual({ source: '', notes: 'n' });
  expect(leads().read('l2')).toBeUndefined();
  expect(leads('bo').read('l1')).toBeUndefined();
  leads().keep('l1', null);
  expect(leads().read('l1')).toBeUndefined();
});

it('stores no undeclared field, and no draft without input', () => {
  const secret = { source: 'Fair', notes: '', credentials: 'secret' };
  leads().keep('', secret);
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  leads().keep('', { source: '', notes: '' });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['a text that is missing', 'lead', { source: 'Fair' }, { source: 'Fair', notes: '' }, leads],
  [
    'values of other types',
    'agent',
    { values: '{"name":7,"toolIds":["t1",2],"isOn":true,"more":"x"}' },
    { values: { ...empty, isOn: true }, base: empty },
    agents,
  ],
  ['no values', 'agent', { base: '{}' }, undefined, agents],
  ['values that are no JSON', 'agent', { values: '{' }, undefined, agents],
  ['values that are not an object', 'agent', { values: 'null' }, undefined, agents],
])('restores the fields of a draft with %s that still exist', (_what, key, fields, read, open) => {
  leave(key, fields);
  expect(open().read('')).toEqual(read);
});

it('restores values of every type, and those with input', () => {
  agents().keep('a1', { values: typed, base: empty });
  expect(agents().read('a1')).toEqual({ values: typed, base: empty });
});

it('stores a switch as a word, as earlier builds did', () => {
  const schema = { ...texts, isInbound: draftSwitch, isOutbound: draftSwitch };
  const numbers = draftsOf('ada', 'phoneNumber', schema);
  leave('phoneNumber', { source: 'a', isInbound: 'true' });
  expect(numbers.read('')).toEqual({ source: 'a', notes: '', isInbound: true, isOutbound: false });
  numbers.keep('', { source: '', notes: '', isInbound: false, isOutbound: true });
  expect(sessionStorage.getItem('fa_draft:ada:phoneNumber')).toMatch(
    /"isInbound":"false","isOutbound":"true"/,
  );
});

it('M11 removes a submitted draft, unless it changed in the meantime', () => {
  const drafts = leads();
  drafts.keep('', { source: 'Fair', notes: 'n' });
  drafts.keep('l1', { source: 'Web', notes: '' });
  const remove = drafts.beginSubmit('');
  expect(drafts.read('')).toBeDefined();
  drafts.keep('', { source: 'Fair', notes: 'another' });
  remove();
  expect(drafts.read('')).toEqual({ source: 'Fair', notes: 'another' });
  drafts.beginSubmit('')();
  expect(drafts.read('')).toBeUndefined();
  expect(drafts.read('l1')).toBeDefined();
});

it('M11 removes the submitted draft even if the form stores the same text again', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') });
  const drafts = leads();
  drafts.keep('', { source: 'Fair', notes: '' });
  const remove = drafts.beginSubmit('');
  vi.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  drafts.keep('', { source: 'Fair', notes: '' });
  remove();
  expect(drafts.read('')).toBeUndefined();
  vi.useRealTimers();
});
