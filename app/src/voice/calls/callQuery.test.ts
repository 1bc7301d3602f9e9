import { expect, test } from 'vitest';
import { readSearch } from '../../kit/address.ts';
import { callsParams } from '../address.ts';
import { callQuery } from './callQuery.ts';

test('requests the days and the page, without empty parameters', () => {
  const state = readSearch(callsParams, new URLSearchParams('range=today&search=%20ada%20&page=3'));
  expect(callQuery(state, new Date(2026, 10, 23, 14, 30), 100)).toEqual({
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
