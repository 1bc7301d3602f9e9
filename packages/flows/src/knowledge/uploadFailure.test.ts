import { ApiError } from '@platform/api';
import { expect, it } from 'vitest';
import { uploadFailure } from './uploadFailure.ts';

const body = { error: { code: 'ANY', message: 'Full moon' } };
const noRoom = { error: { code: 'STORAGE_LIMIT', message: 'Full moon' } };

it.each([
  [404, body, 'noBase'],
  [413, body, 'tooLarge'],
  [415, body, 'unsupported'],
  [403, noRoom, 'noRoom'],
  [403, body, 'refused'],
  [500, body, 'refused'],
])('%d %j is %s, with the server message', (status, response, problem) => {
  const error = new ApiError('http', { status, body: response });
  expect(uploadFailure(error)).toEqual({ problem, message: 'Full moon' });
});

it.each([
  [new ApiError('network'), 'lost'],
  [new ApiError('timeout'), 'lost'],
  [new ApiError('malformed', { status: 200 }), 'lost'],
  [new Error('Anything'), 'refused'],
])('%s is %s, without a message', (error, problem) => {
  expect(uploadFailure(error)).toEqual({ problem, message: '' });
});
