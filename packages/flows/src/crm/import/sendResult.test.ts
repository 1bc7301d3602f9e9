import { ApiError } from '@platform/api';
import { expect, test } from 'vitest';
import { sendResultOf } from './sendResult.ts';

const http = (status: number, message = '') =>
  sendResultOf(new ApiError('http', { status, body: { error: { message } } }));

test.each([400, 404, 409, 422])('%i is of the row', (status) => {
  expect(http(status, 'Email is taken')).toEqual({
    result: 'refused',
    message: 'Email is taken',
  });
});

test.each([403, 500, 501, 503])('%i one after another pauses', (status) => {
  expect(http(status)).toMatchObject({ result: 'refused', pauseIfRepeated: 'service' });
});

test.each([408, 502, 504])('D03 %i may have been taken', (status) => {
  expect(http(status)).toMatchObject({ result: 'unknown' });
});

test('S03 D11 what is answered with 401 or 429 was not taken', () => {
  expect(http(401)).toEqual({ result: 'ended', isSent: false });
  expect(http(429)).toEqual({ result: 'notSent', pause: 'busy' });
});

test.each(['network', 'timeout', 'malformed'] as const)('D16 %s is unknown', (kind) => {
  expect(sendResultOf(new ApiError(kind))).toEqual({
    result: 'unknown',
    pauseIfRepeated: 'connection',
  });
});

test('what was given up was sent', () => {
  expect(sendResultOf(new ApiError('aborted'))).toEqual({ result: 'ended', isSent: true });
});
