import { expect, test } from 'vitest';
import { gapLengths } from './space.ts';

test('one step applies to rows and columns', () => {
  expect(gapLengths('1-5')).toEqual(['var(--platform-space-1-5)', 'var(--platform-space-1-5)']);
});

test('two steps apply to rows and columns, and zero has a unit', () => {
  expect(gapLengths('0 3')).toEqual(['0px', 'var(--platform-space-3)']);
});
