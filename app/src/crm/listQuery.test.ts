import { describe, expect, it } from 'vitest';
import { hasListPart, readQuery, writeQuery } from './listQuery.ts';

const plain = { search: '', status: '', type: '', view: 'table', sorting: null, page: 1 } as const;
const read = (query: string) => readQuery(new URLSearchParams(query));

describe('the address of a list', () => {
  it.each([
    '?search=a%26b&sort=-created',
    '?status=Closed+Won&view=board',
    '?type=call&page=2',
    '',
  ])('says what was written: %s', (address) => {
    expect(writeQuery(read(address), null)).toBe(address);
  });

  it('keeps the contact that is open, and leaves out what is as usual', () => {
    expect(writeQuery({ ...plain }, 'con 1')).toBe('?contact=con+1');
    expect(writeQuery({ ...plain, page: 2 }, null)).toBe('?page=2');
  });

  it('takes nothing from an address that somebody made up', () => {
    const odd = '?status=Frozen&type=fax&view=tree&sort=--x%20y&page=-3&search=';
    expect(read(odd)).toEqual(plain);
    for (const page of ['0', 'x', '1.5', '99999999', '1e3']) {
      expect(read(`?page=${page}`).page).toBe(1);
    }
    expect(read('?page=99999').page).toBe(10_000);
  });

  it('reads a status in any spelling', () => {
    expect(read('?status=closed_won').status).toBe('Closed Won');
  });

  it('tells one that only opens a contact', () => {
    expect(hasListPart(new URLSearchParams('?contact=c1'))).toBe(false);
    expect(hasListPart(new URLSearchParams('?contact=c1&page=2'))).toBe(true);
  });
});
