import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from '../routing/searchParams.ts';
import { listAddress, sortingOf, sortText } from './listAddress.ts';

const plain = {
  search: '',
  status: '',
  type: '',
  from: '',
  to: '',
  view: 'table',
  sort: '',
  page: 1,
  contact: '',
};
const read = (query: string) => readSearch(listAddress, new URLSearchParams(query));

describe('the address of a list', () => {
  it.each([
    'search=a%26b&sort=-created',
    'status=Closed+Won&view=board',
    'type=call&page=2&contact=con+1',
    '',
  ])('says what was written: %s', (address) => {
    expect(writeSearch(listAddress, read(address), new URLSearchParams()).toString()).toBe(address);
  });

  it('takes nothing from an address that somebody made up', () => {
    expect(
      read('status=Frozen&type=fax&from=soon&to=2026-1-1&view=tree&sort=--x%20y&page=-3&search='),
    ).toEqual(plain);
    for (const page of ['0', 'x', '1.5', '99999999', '1e3']) {
      expect(read(`page=${page}`).page).toBe(1);
    }
    expect(read('page=99999').page).toBe(10_000);
  });

  it('reads a status in any spelling', () => {
    expect(read('status=closed_won').status).toBe('Closed Won');
  });

  it('names an order as the table does', () => {
    for (const sort of ['', 'email', '-created']) expect(sortText(sortingOf(sort))).toBe(sort);
    expect(sortingOf('-created')).toEqual({ columnId: 'created', direction: 'descending' });
  });
});
