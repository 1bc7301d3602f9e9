import { expect, it } from 'vitest';
import { flatOptions, toSections } from './sections.ts';
import type { SelectGroup, SelectOption } from './types.ts';

const option = (value: number): SelectOption<number> => ({ value, label: `${value}` });
const group = (label: string, ...values: number[]): SelectGroup<number> => ({
  label,
  options: values.map(option),
});

it.each<[string, (SelectOption<number> | SelectGroup<number>)[], [string, number, number[]][]]>([
  ['no options', [], []],
  ['options without a group', [option(1), option(2)], [['', 0, [1, 2]]]],
  [
    'groups',
    [group('a', 1, 2), group('b', 3)],
    [
      ['a', 0, [1, 2]],
      ['b', 2, [3]],
    ],
  ],
  [
    'options around a group',
    [option(0), group('a', 1), option(2), option(3)],
    [
      ['', 0, [0]],
      ['a', 1, [1]],
      ['', 2, [2, 3]],
    ],
  ],
  [
    'empty groups',
    [group('a'), option(1), group('b'), option(2)],
    [
      ['', 0, [1]],
      ['', 1, [2]],
    ],
  ],
  [
    'two groups with one label',
    [group('a', 1), group('a', 2)],
    [
      ['a', 0, [1]],
      ['a', 1, [2]],
    ],
  ],
])('splits %s into sections', (_name, entries, expected) => {
  const sections = toSections(entries);
  expect(
    sections.map(({ label, start, options }) => [
      label ?? '',
      start,
      options.map(({ value }) => value),
    ]),
  ).toEqual(expected);
});

it('counts the options of all groups in display order', () => {
  const entries = [option(0), group('a', 1, 2), group('b'), option(3)];
  expect(flatOptions(entries).map(({ value }) => value)).toEqual([0, 1, 2, 3]);
});
