import { expect, it } from 'vitest';
import { filterOptions } from './filterOptions.ts';

const options = [
  { value: 'hel', label: 'Helsinki' },
  { value: 'buk', label: 'Bad Kissingen', description: 'Bavaria' },
  { value: 'kie', label: 'Kiel' },
  { value: 'zur', label: 'Zürich', description: 'Kilchberg' },
  { value: 'kir', label: 'Київ' },
];

const labels = (typed: string) => filterOptions(options, typed).map(({ label }) => label);

it.each([
  ['', ['Helsinki', 'Bad Kissingen', 'Kiel', 'Zürich', 'Київ']],
  ['ki', ['Kiel', 'Bad Kissingen', 'Zürich', 'Helsinki']],
  ['KI', ['Kiel', 'Bad Kissingen', 'Zürich', 'Helsinki']],
  [' zur', ['Zürich']],
  ['bad k', ['Bad Kissingen']],
  ['киї', ['Київ']],
  ['x', []],
])('lists for %j what starts with it before what contains it', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});
