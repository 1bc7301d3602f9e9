import { ApiError, ConnectError } from '@platform/api';
import { expect, it } from 'vitest';
import { completionError, connectError, returnError } from './errors.ts';

it.each([
  [{ kind: 'notAvailable' }, { key: 'integrations.error.unavailable', name: 'Slack' }],
  [{ kind: 'error', message: 'No seats', suggestion: '' }, { message: 'No seats' }],
  [{ kind: 'error', message: '', suggestion: '' }, { key: 'integrations.error.connect' }],
  [{ kind: 'unexpected' }, { key: 'integrations.error.unexpected' }],
  [{ kind: 'invalid' }, { key: 'integrations.error.invalid' }],
] as const)('says why a connection did not start: %j', (result, text) => {
  expect(connectError(new ConnectError(result), 'Slack')).toEqual(text);
});

it('says that a connection could not be started if there was no response', () => {
  expect(connectError(new ApiError('network'), 'Slack')).toEqual({
    key: 'integrations.error.start',
  });
});

it('says why a return failed: the provider’s message, else ours', () => {
  const failure = { kind: 'failed', provider: null, message: '' } as const;
  expect(returnError({ ...failure, reason: 'missingProvider' })).toEqual({
    key: 'integrations.return.error.missingProvider',
  });
  expect(returnError({ ...failure, reason: 'refused', message: 'Denied' })).toEqual({
    message: 'Denied',
  });
});

it('says why a code was rejected: the server’s message, else ours', () => {
  const body = { error: { message: 'The code has expired' } };
  expect(completionError(new ApiError('http', { status: 400, body }))).toEqual({
    message: 'The code has expired',
  });
  expect(completionError(new ApiError('network'))).toEqual({
    key: 'integrations.return.error.failed',
  });
});
