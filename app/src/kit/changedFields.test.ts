import { expect, it } from 'vitest';
import { changedFields } from './changedFields.ts';

interface Row {
  name: string;
  isEnabled: boolean;
  headers: readonly { name: string; value: string }[];
}

const names = ['name', 'isEnabled', 'headers'] as const;
const before = {
  name: 'look_up',
  isEnabled: true,
  headers: [{ name: 'X-Key', value: '' }],
  id: 't1',
};

it.each<[string, Partial<Row> & { id?: string }, Partial<Row>]>([
  ['nothing', {}, {}],
  ['an equal list', { headers: [{ name: 'X-Key', value: '' }] }, {}],
  ['a switch and an empty text', { isEnabled: false, name: '' }, { isEnabled: false, name: '' }],
  [
    'a row of a list',
    { headers: [{ name: 'X-Key', value: 'new' }] },
    { headers: [{ name: 'X-Key', value: 'new' }] },
  ],
  ['a key that is not a field of the form', { id: 't2' }, {}],
])('returns %s if that was changed', (_what, change, changed) => {
  expect(changedFields(before, { ...before, ...change }, names)).toEqual(changed);
});
