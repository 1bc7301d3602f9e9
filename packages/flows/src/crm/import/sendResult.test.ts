import { ApiError } from '@platform/api';
import { expect, test } from 'vitest';
import { sendResultOf } from './sendResult.ts';

const http = (status: number, message = '') =>
  sendResultOf(new ApiError('http', { status, body: { error: { message } } }));

test.each([400, 404, 409, 422])('%i rejects the row', (status) => {
  expect(http(status, 'Email is taken')).toEqual({
    result: 'refused',
    message: 'Email is taken',
  });
});

test.each([403, 500, 501, 503])('a repeated %i pauses the import', (status) => {
  expect(http(status)).toMatchObject({ result: 'refused', pauseIfRepeated: 'service' });
});

test.each([408, 502, 504])('D03 after %i the row may have been created', (status) => {
  expect(http(status)).toMatchObject({ result: 'unknown' });
});

test('S03 D11 after 401 or 429 the row was not created', () => {
  expect(http(401)).toEqual({ result: 'ended', isSent: false });
  expect(http(429)).toEqual({ result: 'notSent', pause: 'busy' });
});

test.each(['network', 'timeout', 'malformed'] as const)(
  'D16 after the error %s the result is unknown',
  (kind) => {
    expect(sendResultOf(new ApiError(kind))).toEqual({
      result: 'unknown',
      pauseIfRepeated: 'connection',
    });
  },
);

test('an aborted row was sent', () => {
  expect(sendResultOf(new ApiError('aborted'))).toEqual({ result: 'ended', isSent: true });
});
