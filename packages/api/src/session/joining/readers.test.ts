import { expect, it } from 'vitest';
import { accountResponseSchema } from '../accountResponse.ts';
import { registerResponseSchema } from './registration.ts';

it.each([
  ['nothing', undefined, true],
  ['no object', 'created', true],
  ['nothing of a confirmation', { id: 'u1' }, true],
  ['that one is needed', { requires_verification: true }, true],
  ['no word on it', { requires_verification: null }, true],
  ['that none is needed', { requires_verification: false }, false],
])('a new account waits for its email after the response %s', (_what, answer, waits) => {
  expect(registerResponseSchema.parse(answer)).toEqual({ needsConfirmation: waits });
});

it.each([
  ['nothing', undefined],
  ['only half of the tokens', { access_token: 'a' }],
])('an accepted invite requires a sign-in after a response with %s', (_what, answer) => {
  expect(accountResponseSchema.parse(answer)).toEqual({ email: '', tokens: null, user: null });
});

it('an accepted invite opens a session with the tokens of its response', () => {
  const tokens = { access_token: 'a', refresh_token: 'r', id_token: 'i' };
  expect(accountResponseSchema.parse({ email: 'bo@x.test', ...tokens })).toMatchObject({
    email: 'bo@x.test',
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: 'i' },
  });
});
