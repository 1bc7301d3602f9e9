import { expect, test } from 'vitest';
import { addCase, readCases, variablesIn } from './callCases.ts';

test('a case is named by its first line and replaces one with the same lines', () => {
  const first = addCase([], { id: 'a', lines: ['Hi', 'Bye'], variables: {} });
  const updated = addCase(first, { id: 'b', lines: ['Hi', 'Bye'], variables: { name: 'Ada' } });
  expect(updated).toEqual([
    { id: 'b', name: 'Hi', lines: ['Hi', 'Bye'], variables: { name: 'Ada' } },
  ]);
  expect(readCases(JSON.stringify(updated))).toEqual(updated);
});

test.each([
  null,
  '',
  '{',
  '7',
  '[7, null, {"id": "x"}, {"id": 1, "lines": ["a"]}, {"id":"x","lines":[""]}]',
])('reads %j as no cases', (text) => expect(readCases(text)).toEqual([]));

test('lists variables once each, in order', () => {
  expect(
    variablesIn('Hello {{ name }}, this is {{company}}.', 'Ask {{name}} {{no t}} {{x}}'),
  ).toEqual(['name', 'company', 'x']);
});
