import { expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { conflictDetails, errorCodeOf } from './errorCode.ts';

const refusal = (body: unknown, status = 409) => new ApiError('http', { status, body });

it.each([
  [{ error: { code: 'TAKEN' } }, 'TAKEN'],
  [{ error: { code: 'OF_AN_OLDER_SERVICE' } }, 'OF_AN_OLDER_SERVICE'],
  [{ error: { code: 404 } }, '404'],
  [{ error: 'TAKEN' }, ''],
  ['TAKEN', ''],
])('reads the code of %j as %j', (body, code) => {
  expect(errorCodeOf(refusal(body))).toBe(code);
});

it('a code that the table lacks cannot be compared', () => {
  // @ts-expect-error -- a misspelled code is an error of types
  expect(errorCodeOf(refusal({ error: { code: 'TAKEN' } })) === 'TAKEM').toBe(false);
});

it('reads conflict details only from a 409 with the code', () => {
  const error = { code: 'IN_USE', agents: [] };
  expect(conflictDetails(refusal({ error }), 'IN_USE')).toBe(error);
  expect(conflictDetails(refusal({ error }), 'TAKEN')).toBeNull();
  expect(conflictDetails(refusal({ error }, 422), 'IN_USE')).toBeNull();
});
