import { ApiError } from '@platform/api';
import { expect, test } from 'vitest';
import { fieldMessages } from './failures.ts';

test.each<[unknown, object]>([
  [
    { error: { fields: { email: 'Not an address.', name: 'Too long.' } } },
    { email: 'Not an address.', name: 'Too long.' },
  ],
  [
    { error: { fields: { email: 7, name: '', phone: null, role: 'Unknown.' } } },
    { role: 'Unknown.' },
  ],
  [{ error: { fields: null } }, {}],
  [{ error: { fields: 'email' } }, {}],
  [{ error: null }, {}],
  [{ error: 'refused' }, {}],
  [null, {}],
  ['refused', {}],
])('of the body %j, the messages of fields are %j', (body, messages) => {
  expect(fieldMessages(new ApiError('http', { status: 422, body }))).toEqual(messages);
});

test('an error that did not come from the service names no fields', () => {
  const body = { error: { fields: { email: 'Not an address.' } } };
  expect(fieldMessages(Object.assign(new Error('Own.'), { body }))).toEqual({});
});
