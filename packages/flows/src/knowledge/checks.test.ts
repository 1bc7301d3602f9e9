import { expect, it } from 'vitest';
import { addCheck, compareAnswers, readChecks } from './checks.ts';

const answer = (score: number, documentName = 'FAQ') => ({ documentName, score });

it.each([
  [null, null, 'same'],
  [null, answer(0.2), 'better'],
  [answer(0.2), null, 'worse'],
  [answer(0.6), answer(0.61), 'same'],
  [answer(0.6), answer(0.61, 'Prices'), 'elsewhere'],
  [answer(0.6), answer(0.8, 'Prices'), 'better'],
  [answer(0.6), answer(0.4), 'worse'],
  [answer(0.5), answer(0.53), 'better'],
  [answer(0.53), answer(0.5), 'worse'],
  [answer(0), answer(0.02, 'Prices'), 'better'],
] as const)('compares two answers: %j, %j', (before, after, outcome) => {
  expect(compareAnswers(before, after)).toBe(outcome);
});

it('stores a question once, with its latest answer', () => {
  const one = addCheck([], '1', 'Open on Sunday?', null);
  const two = addCheck(one, '2', 'Open on Sunday?', answer(0.5));
  expect(two).toEqual([
    { id: '2', question: 'Open on Sunday?', before: answer(0.5), outcome: 'new' },
  ]);
  expect(readChecks(JSON.stringify(two))).toEqual(two);
});

it.each([null, '{', '{}', '[null,1,{"id":1}]'])('skips invalid checks: %s', (text) => {
  expect(readChecks(text)).toEqual([]);
});

it('stores the newest fifty questions', () => {
  const questions = Array.from({ length: 51 }, (_, index) => `Question ${index}`);
  const kept = questions.reduce(
    (checks, question) => addCheck(checks, question, question, null),
    readChecks(null),
  );
  expect(kept.map(({ id }) => id)).toEqual(questions.slice(1));
});

it.each([
  ['none', null, null],
  ['one without a name', { score: 1 }, null],
  ['one without a score', { documentName: 'FAQ' }, null],
  ['one that is whole', answer(1), answer(1)],
])('reads a question whose answer is %s', (_, before, expected) => {
  const text = JSON.stringify([{ id: '1', question: 'Open?', before, after: answer(1) }]);
  expect(readChecks(text)).toEqual([
    { id: '1', question: 'Open?', before: expected, outcome: 'new' },
  ]);
});

it.each([{ id: '1' }, { question: 'Open?' }])('skips %j, which is incomplete', (check) => {
  expect(readChecks(JSON.stringify([check]))).toEqual([]);
});
