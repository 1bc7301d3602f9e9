import { expect, test } from 'vitest';
import { bodyPieces, rowsInView } from './rowWindow.ts';

const screen = { rowHeight: 56, viewportHeight: 900 };

test('the top of a long table keeps the first rows and a margin below the view', () => {
  expect(rowsInView({ ...screen, count: 1000, top: 250 })).toEqual({ first: 0, last: 16 });
});

test('a view in the middle has a margin on both sides and moves in steps', () => {
  const view = rowsInView({ ...screen, count: 1000, top: -28_000 });
  expect(view).toEqual({ first: 496, last: 524 });
  expect(rowsInView({ ...screen, count: 1000, top: -28_056 })).toEqual(view);
});

test('past the end there is nothing to draw, and never a negative window', () => {
  expect(rowsInView({ ...screen, count: 120, top: -90_000 })).toEqual({ first: 120, last: 120 });
});

test('gaps and rows together stand for every row', () => {
  const pieces = bodyPieces({ first: 8, last: 12 }, 100, []);
  expect(pieces.at(0)).toEqual({ kind: 'gap', order: 0, rows: 8 });
  expect(pieces.at(-1)).toEqual({ kind: 'gap', order: 1, rows: 88 });
  expect(pieces).toHaveLength(6);
});

test.each([2, 50])('the focused row %d stays in its place outside the window', (focused) => {
  const pieces = bodyPieces({ first: 8, last: 12 }, 100, [focused]);
  const total = pieces.reduce((sum, piece) => sum + (piece.kind === 'gap' ? piece.rows : 1), 0);
  const before = pieces.slice(
    0,
    pieces.findIndex((piece) => piece.kind === 'row' && piece.index === focused),
  );
  const rowsBefore = before.reduce(
    (sum, piece) => sum + (piece.kind === 'gap' ? piece.rows : 1),
    0,
  );
  expect(total).toBe(100);
  expect(rowsBefore).toBe(focused);
});

test('several kept rows stand in order, each once, and those in view are not doubled', () => {
  const pieces = bodyPieces({ first: 8, last: 10 }, 100, [50, 9, 2, 50]);
  const rows = pieces.flatMap((piece) => (piece.kind === 'row' ? [piece.index] : []));
  expect(rows).toEqual([2, 8, 9, 50]);
});

test('a focused row that was filtered away is forgotten', () => {
  expect(bodyPieces({ first: 0, last: 2 }, 2, [50])).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'row', index: 1 },
  ]);
});
