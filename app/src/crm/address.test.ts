import { expect, it } from 'vitest';
import { sortingOf, sortText } from './address.ts';

it('names a sorting as the table does', () => {
  for (const sort of ['', 'email', '-created']) expect(sortText(sortingOf(sort))).toBe(sort);
  expect(sortingOf('-created')).toEqual({ columnId: 'created', direction: 'descending' });
});
