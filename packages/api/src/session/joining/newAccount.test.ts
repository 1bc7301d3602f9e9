import { expect, it } from 'vitest';
import { accountResponseSchema } from '../accountResponse.ts';
import { registerResponseSchema } from './registration.ts';

it.each([
  ['without a body', undefined, true],
  ['that is not an object', 'created', true],
  ['without the flag', { id: 'u1' }, true],
  ['that requires verification', { requires_verification: true }, true],
  ['with a null flag', { requires_verification: null }, true],
  ['that requires no verification', { requires_verification: false }, false],
])('reads a registration response %s: %j', (_what, response, waits) => {
  expect(registerResponseSchema.parse(response)).toEqual({ needsConfirmation: waits });
});

it.each([
  ['nothing', undefined],
  ['only half of the tokens', { access_token: 'a' }],
])('an accepted invite requires a sign-in after a response with %s', (_what, response) => {
  expect(accountResponseSchema.parse(response)).toEqual({ email: '', tokens: null, user: null });
});

it('an accepted invite opens a session with the tokens of its response', () => {
  const tokens = { access_token: 'a', refresh_token: 'r', id_token: 'i' };
  expect(accountResponseSchema.parse({ email: 'bo@x.test', ...tokens })).toMatchObject({
    email: 'bo@x.test',
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: 'i' },
  });
});
