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
] as const)('tells how an answer changed: %j, %j', (before, after, outcome) => {
  expect(compareAnswers(before, after)).toBe(outcome);
});

it('keeps a question once, with its newest answer', () => {
  const one = addCheck([], '1', 'Open on Sunday?', null);
  const two = addCheck(one, '2', 'Open on Sunday?', answer(0.5));
  expect(two).toEqual([
    { id: '2', question: 'Open on Sunday?', before: answer(0.5), outcome: 'new' },
  ]);
  expect(readChecks(JSON.stringify(two))).toEqual(two);
});

it.each([null, '{', '{}', '[null,1,{"id":1}]'])('reads nothing of what is no check: %s', (text) => {
  expect(readChecks(text)).toEqual([]);
});
