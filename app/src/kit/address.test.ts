import { describe, expect, it } from 'vitest';
import type { Area } from '../routing/area.ts';
import { hrefOf, isOnlyParam, pathsOf, readSearch, recordHref, writeSearch } from './address.ts';
import { oneOf, page, several, text } from './searchParams.ts';

const params = { search: text, view: oneOf(['table', 'board']), page, contact: text };
const fallbacks = { search: '', view: 'table', page: 1, contact: '' } as const;
const read = (query: string) => readSearch(params, new URLSearchParams(query));

describe('the state of a URL', () => {
  it.each([
    ['', fallbacks],
    ['?lang=de', fallbacks],
    ['?view=tree&page=-3&contact=', fallbacks],
    ['?page=2&view=board&search=a%26b', { ...fallbacks, page: 2, view: 'board', search: 'a&b' }],
    ['?contact=con+1&search=a%20b', { ...fallbacks, contact: 'con 1', search: 'a b' }],
    ['?page=2&page=3', { ...fallbacks, page: 2 }],
    ['?view=tree&view=board', fallbacks],
  ])('%s is read', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it.each(['search=a%26b&page=2', 'view=board&contact=con+1', ''])(
    'reads what it writes: %s',
    (query) => {
      expect(writeSearch(params, read(query), new URLSearchParams()).toString()).toBe(query);
    },
  );

  it('is written in the order of the parameters, next to all others', () => {
    const before = new URLSearchParams('page=9&lang=de&view=board');
    const after = writeSearch(params, { ...fallbacks, contact: 'c1', search: 'ada' }, before);
    expect(after.toString()).toBe('lang=de&search=ada&contact=c1');
    expect(before.toString()).toBe('page=9&lang=de&view=board');
  });

  it.each([
    ['contact=c1', true],
    ['contact=c1&lang=de', true],
    ['contact=c1&page=1', false],
    ['lang=de', false],
  ])('%s has only the contact: %s', (query, isOnly) => {
    expect(isOnlyParam(params, 'contact', new URLSearchParams(query))).toBe(isOnly);
  });
});

describe('a parameter of several words', () => {
  const words = { status: several(oneOf(['new', 'open', 'won']).read) };
  const readWords = (query: string) => readSearch(words, new URLSearchParams(query)).status;

  it.each([
    ['', []],
    ['status=', []],
    ['status=gone', []],
    ['status=open', ['open']],
    ['status=won%2Cnew', ['won', 'new']],
    ['status=new,gone,new,,won', ['new', 'won']],
    ['status=%20new,__proto__', []],
  ])('%j is read without unknown and duplicate words', (query, status) => {
    expect(readWords(query)).toEqual(status);
  });

  it('keeps its fallback, so that an empty list does not re-render what depends on it', () => {
    expect(readWords('')).toBe(readWords('status=gone'));
  });

  it('is written with commas, and omitted if it is empty', () => {
    expect(hrefOf('/crm', words, { status: ['new', 'won'] })).toBe('/crm?status=new%2Cwon');
    expect(hrefOf('/crm', words, { status: [] })).toBe('/crm');
  });
});

describe('a link', () => {
  it('contains what differs from the fallbacks', () => {
    expect(hrefOf('/crm', params, {})).toBe('/crm');
    expect(hrefOf('/crm', params, { page: 1, view: 'table' })).toBe('/crm');
    expect(hrefOf('/crm', params, { contact: 'a&b c', view: 'board' })).toBe(
      '/crm?view=board&contact=a%26b+c',
    );
  });

  it.each([
    ['agent_7', '/voice-agent/edit/agent_7'],
    ['a/b?c#d', '/voice-agent/edit/a%2Fb%3Fc%23d'],
    ["$&$1$'", "/voice-agent/edit/%24%26%241%24'"],
    [':agentId', '/voice-agent/edit/%3AagentId'],
  ])('leads to the record %s', (id, href) => {
    expect(recordHref('/voice-agent/edit/:agentId', id)).toBe(href);
  });

  it('has the path that its area declares', () => {
    const load = () => Promise.reject(new Error('No page is opened here.'));
    const area: Area = { name: 'crm', pages: [{ id: 'leads', path: '/crm/leads', load }] };
    expect(pathsOf(area, { list: 'leads' })).toEqual({ list: '/crm/leads' });
    expect(() => pathsOf(area, { list: 'bots' })).toThrow("The area 'crm' has no page 'bots'");
  });
});
