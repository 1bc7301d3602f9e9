import { expect, it } from 'vitest';
import { formRefusal } from './formRefusal.ts';
import type { RefusalRules } from './formRefusal.ts';

type Field = 'name' | 'timeout' | 'rows';

const error = new Error('refused');
const wireNames: RefusalRules<Field> = {
  fields: { name: 'name', timeout_s: 'timeout', rows: 'rows' },
};
const atRows: RefusalRules<Field> = {
  ...wireNames,
  fieldOf: (thrown) => (thrown === error ? 'rows' : undefined),
};
const asWhole: RefusalRules<Field> = { ...wireNames, message: ({ message }) => `CRM: ${message}` };

it.each<[string, Record<string, string>, RefusalRules<Field> | undefined, object]>([
  ['no field', {}, wireNames, { message: 'Refused.' }],
  ['fields of another form', { owner: 'Gone.' }, wireNames, { message: 'Refused. Gone.' }],
  ['a field of every object', { constructor: 'Odd.' }, wireNames, { message: 'Refused. Odd.' }],
  [
    'a field of a form without rules',
    { name: 'Taken.' },
    undefined,
    { message: 'Refused. Taken.' },
  ],
  ['a field by its name', { name: 'Taken' }, wireNames, { field: 'name', message: 'Taken' }],
  [
    'a field by another name',
    { timeout_s: 'Long' },
    wireNames,
    { field: 'timeout', message: 'Long' },
  ],
  [
    'two fields, of which the form has one',
    { owner: 'Gone', name: 'Taken' },
    wireNames,
    { field: 'name', message: 'Taken' },
  ],
  ['a row of a field', { 'rows.0.key': 'Odd' }, wireNames, { field: 'rows', message: 'Odd' }],
  [
    'a row of a field with its place',
    { 'rows.0.key': 'Odd' },
    { ...wireNames, showsPath: true },
    { field: 'rows', message: '0.key: Odd' },
  ],
  [
    'a field itself where places are shown',
    { rows: 'Odd' },
    { ...wireNames, showsPath: true },
    { field: 'rows', message: 'Odd' },
  ],
  ['an error of a known field', { name: 'Taken' }, atRows, { field: 'rows', message: 'Refused.' }],
  [
    'a field before a message of the whole',
    { name: 'No' },
    asWhole,
    { field: 'name', message: 'No' },
  ],
  ['no field in words of the form', {}, asWhole, { message: 'CRM: Refused.' }],
  [
    'fields of another form in words of the form',
    { owner: 'Gone.', team: 'Full.' },
    asWhole,
    { message: 'CRM: Refused. Gone. Full.' },
  ],
  ['a field with the same message', { owner: 'Refused.' }, wireNames, { message: 'Refused.' }],
])('describes a failure that names %s', (_what, fields, rules, refusal) => {
  expect(formRefusal({ error, message: 'Refused.', fields }, rules)).toEqual({
    status: 'refused',
    ...refusal,
  });
});
