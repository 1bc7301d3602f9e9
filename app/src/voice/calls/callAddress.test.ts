import { expect, test } from 'vitest';
import { readSearch, writeSearch } from '../../routing/searchParams.ts';
import { callAddress } from './callAddress.ts';
import { callQuery } from './callQuery.ts';

const read = (address: string) => readSearch(callAddress, new URLSearchParams(address));
const now = new Date(2026, 10, 23, 14, 30);

test('an address that anybody may have written is read as far as it makes sense', () => {
  expect(read('range=decade&from=soon&outcome=sold&direction=up&page=-3&agent=a1')).toEqual({
    ...read(''),
    agent: 'a1',
  });
  expect(read('range=quarter&outcome=no_answer&direction=web&page=2&call=c1')).toMatchObject({
    range: 'quarter',
    outcome: 'no_answer',
    direction: 'web',
    page: 2,
    call: 'c1',
  });
});

test('what is as usual is left out of the address', () => {
  const state = { ...read(''), outcome: 'failed' };
  expect(writeSearch(callAddress, state, new URLSearchParams()).toString()).toBe('outcome=failed');
});

test('the service is asked for the days, the page and nothing that is empty', () => {
  const query = callQuery(read('range=today&search=%20ada%20&page=3'), now, 100);
  expect(query).toEqual({
    from: new Date(2026, 10, 23).toISOString(),
    to: new Date(2026, 10, 24).toISOString(),
    agentId: undefined,
    outcome: undefined,
    direction: undefined,
    search: 'ada',
    limit: 100,
    offset: 200,
  });
});
