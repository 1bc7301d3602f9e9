import { ApiError } from '@platform/api';
import { expect, it } from 'vitest';
import { crmFailureText } from './crmFailureText.ts';

const refused = (body: unknown, status = 422) => new ApiError('http', { status, body });

it.each([
  [
    'the toast that quotes the server',
    refused({ error: { message: 'Summary is too long' } }),
    'Failed to create interaction: Summary is too long',
    'Failed to create interaction: Summary is too long',
  ],
  [
    'the toast where the server says nothing',
    new ApiError('network'),
    'Failed to create interaction: Unknown error',
    'Failed to create interaction: Unknown error',
  ],
  [
    'the server where the toast does not quote it',
    refused({ detail: 'This email is taken' }),
    'Failed to create contact',
    'This email is taken',
  ],
  [
    'its own text for another failure',
    new TypeError('x'),
    'Failed to create contact',
    'Unexpected',
  ],
])('a form shows %s', (_, error, message, text) => {
  expect(crmFailureText('Unexpected')({ error, message })).toBe(text);
});
