import { expect, test } from 'vitest';
import { gapLengths } from './space.ts';

test('one step is the space of rows and of columns', () => {
  expect(gapLengths('1-5')).toEqual(['var(--platform-space-1-5)', 'var(--platform-space-1-5)']);
});

test('two steps are rows and columns, and zero has a unit', () => {
  expect(gapLengths('0 3')).toEqual(['0px', 'var(--platform-space-3)']);
});
