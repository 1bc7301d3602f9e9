import { expect, it } from 'vitest';
import { applyEdits, settleEdit } from './edits.ts';
import type { Edit } from './edits.ts';

type Values = Readonly<Record<string, string>>;

const edit = (id: number, name: string, value: string): Edit<Values> => ({
  id,
  apply: (values) => ({ ...values, [name]: value }),
  isDone: false,
});

const base: Values = { a: 'old', b: 'old' };

it('shows the base with every edit applied, in the order they were made', () => {
  const edits = [edit(1, 'a', 'one'), edit(2, 'b', 'two'), edit(3, 'a', 'three')];
  expect(applyEdits(base, edits)).toEqual({ a: 'three', b: 'two' });
});

it('M04 a failed edit removes its own change only', () => {
  const { folded, waiting } = settleEdit([edit(1, 'a', 'one'), edit(2, 'b', 'two')], 1, false);
  expect(folded).toEqual([]);
  expect(applyEdits(base, waiting)).toEqual({ a: 'old', b: 'two' });
});

it('M05 an edit that ends before an earlier one waits for it, and takes precedence', () => {
  const first = settleEdit([edit(1, 'a', 'one'), edit(2, 'a', 'two')], 2, true);
  expect(first.folded).toEqual([]);
  expect(applyEdits(base, first.waiting)).toEqual({ a: 'two', b: 'old' });
  const second = settleEdit(first.waiting, 1, true);
  expect(second.waiting).toEqual([]);
  expect(applyEdits(base, second.folded)).toEqual({ a: 'two', b: 'old' });
});

it('M05 an earlier edit that fails afterwards does not bring back the older value', () => {
  const first = settleEdit([edit(1, 'a', 'one'), edit(2, 'a', 'two')], 2, true);
  const second = settleEdit(first.waiting, 1, false);
  expect(applyEdits(base, second.folded)).toEqual({ a: 'two', b: 'old' });
});

it('folds done edits at the front and keeps the rest', () => {
  const { folded, waiting } = settleEdit([edit(1, 'a', 'one'), edit(2, 'b', 'two')], 1, true);
  expect(folded.map(({ id }) => id)).toEqual([1]);
  expect(waiting.map(({ id }) => id)).toEqual([2]);
});
