import { expect, it } from 'vitest';
import { acceptInviteBodySchema } from './requests.ts';

const accept = { token: 'abc' };

it.each([
  ['an invite that is accepted', accept, true],
  ['one accepted with names', { ...accept, first_name: '', last_name: '' }, true],
  ['one accepted without a token', { token: '' }, false],
  ['one accepted with an empty password', { ...accept, password: '' }, false],
  ['one accepted by no email', { ...accept, email: 'ada' }, false],
])('a body with %s is judged', (_, body, isFit) => {
  expect(acceptInviteBodySchema.safeParse(body).success).toBe(isFit);
});
