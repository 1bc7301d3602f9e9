import { expect, test } from 'vitest';
import { toolbarLayout } from './toolbarLayout.ts';

const contents = { filters: 3, hasView: true, hasRange: false };
const calls = { filters: 5, hasView: false, hasRange: true };
const documents = { filters: 1, hasView: false, hasRange: false };

test('filters stay in the toolbar while they fit on one line with heading and search', () => {
  expect(toolbarLayout(67, contents)).toMatchObject({ filters: 'inline', heading: 'beside' });
  expect(toolbarLayout(65, contents)).toMatchObject({ filters: 'sheet', heading: 'beside' });
  expect(toolbarLayout(33, documents)).toMatchObject({ filters: 'inline', heading: 'beside' });
  expect(toolbarLayout(32, documents)).toMatchObject({ filters: 'sheet' });
});

test('a choice of views moves into the sheet after the filters', () => {
  expect(toolbarLayout(45, contents)).toMatchObject({ filters: 'sheet', hasView: true });
  expect(toolbarLayout(40, contents)).toMatchObject({
    filters: 'sheet',
    heading: 'beside',
    hasView: false,
  });
});

test('a range stays in the toolbar as long as there is room', () => {
  expect(toolbarLayout(67, calls)).toMatchObject({ filters: 'sheet', hasRange: true });
  expect(toolbarLayout(45, calls)).toMatchObject({ heading: 'beside', hasRange: true });
  expect(toolbarLayout(39, calls)).toMatchObject({ heading: 'beside', hasRange: false });
});

test('on a phone the heading has its own line, and only search and button are below it', () => {
  for (const parts of [contents, calls, documents]) {
    expect(toolbarLayout(22, parts)).toEqual({
      filters: 'sheet',
      heading: 'above',
      hasRange: false,
      hasView: false,
    });
  }
});
