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

test.each([403, 500, 501, 503])('repeated %i pauses', (status) => {
  expect(http(status)).toMatchObject({ result: 'refused', pauseIfRepeated: 'service' });
});

test.each([408, 502, 504])('D03 %i may have created it', (status) => {
  expect(http(status)).toMatchObject({ result: 'unknown' });
});

test('S03 D11 a row with the response 401 or 429 was not created', () => {
  expect(http(401)).toEqual({ result: 'ended', isSent: false });
  expect(http(429)).toEqual({ result: 'notSent', pause: 'busy' });
});

test.each(['network', 'timeout', 'malformed'] as const)('D16 %s is unknown', (kind) => {
  expect(sendResultOf(new ApiError(kind))).toEqual({
    result: 'unknown',
    pauseIfRepeated: 'connection',
  });
});

test('an aborted row was sent', () => {
  expect(sendResultOf(new ApiError('aborted'))).toEqual({ result: 'ended', isSent: true });
});
