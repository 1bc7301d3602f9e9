import { expect, test } from 'vitest';
import { readTags, separatorCount, splitUnfinished } from './readTags.ts';
import type { TagRules } from './readTags.ts';

const accepted = (text: string, rules: TagRules = {}) => readTags(text, [], rules).accepted;

test.each([
  ['harbour', ['harbour']],
  ['a, b; c', ['a', 'b', 'c']],
  ['a\r\nb\n\nc\td', ['a', 'b', 'c', 'd']],
  ['甲，乙；丙、丁', ['甲', '乙', '丙', '丁']],
  ['أ، ب؛ ج', ['أ', 'ب', 'ج']],
  [' ,; ', []],
  ['\u200B\u2060', []],
  ['  deep \u00A0 water  ', ['deep water']],
  ['a, A, a', ['a']],
  ['👩‍🚀, ❤️‍🔥, 🇩🇪', ['👩‍🚀', '❤️‍🔥', '🇩🇪']],
  ['स्त्री, శ్రీ', ['स्त्री', 'శ్రీ']],
])('%j becomes %j', (text, expected) => {
  expect(accepted(text)).toEqual(expected);
});

test('letters are composed', () => {
  expect(accepted('cafe\u0301')).toEqual(['caf\u00E9']);
});

test.each([
  ['Harbour', 'HARBOUR'],
  ['café', 'CAFE\u0301'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['ﬁsh', 'fish'],
  ['❤️', '❤'],
  ['har\u00ADbour', 'harbour'],
])('%s is a duplicate of %s', (tag, present) => {
  expect(readTags(tag, [present], {})).toEqual({
    accepted: [],
    refused: [{ tag: tag.normalize('NFC'), fault: { code: 'duplicate' } }],
  });
});

test.each([
  ['resume', 'résumé'],
  ['👨‍👩‍👧', '👨👩👧'],
  ['कि', 'की'],
])('%s is no duplicate of %s', (tag, present) => {
  expect(readTags(tag, [present], {}).accepted).toEqual([tag]);
});

test.each([
  ['abc', true],
  ['abcd', false],
  ['👩‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪', true],
  ['👩‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪❤️', false],
  ['स्त्रीस्त्रीस्त्री', true],
])('with at most 3 characters, %s is accepted: %s', (tag, isAccepted) => {
  const read = readTags(tag, [], { maxLength: 3 });
  expect(read.accepted).toEqual(isAccepted ? [tag] : []);
  expect(read.refused).toEqual(isAccepted ? [] : [{ tag, fault: { code: 'length', max: 3 } }]);
});

test('a list is filled up, and the rest refused', () => {
  expect(readTags('b, A, c, d', ['a'], { maxTags: 2 })).toEqual({
    accepted: ['b'],
    refused: [
      { tag: 'A', fault: { code: 'duplicate' } },
      { tag: 'c', fault: { code: 'count', max: 2 } },
      { tag: 'd', fault: { code: 'count', max: 2 } },
    ],
  });
});

test('own rules change and refuse tags', () => {
  const rules: TagRules = {
    parse: (tag) => tag.replace(/^#+/, '').toLowerCase(),
    validate: (tag) => (tag.includes(' ') ? 'Use one word.' : undefined),
  };
  expect(readTags('##Harbour, #, two words, HARBOUR', [], rules)).toEqual({
    accepted: ['harbour'],
    refused: [{ tag: 'two words', fault: { code: 'own', text: 'Use one word.' } }],
  });
});

test('long pastes are read fast', () => {
  expect(accepted('x'.repeat(1_000_000), { maxLength: 20 })).toEqual([]);
  expect(accepted(Array.from({ length: 10_000 }, (_, index) => index).join(','))).toHaveLength(
    10_000,
  );
});

test('the text after the last separator is unfinished', () => {
  expect(splitUnfinished('a, b;  c', {})).toEqual({ finished: 'a, b;', rest: 'c' });
  expect(splitUnfinished('a', {})).toEqual({ finished: '', rest: 'a' });
  expect(separatorCount('a, b; c', {})).toBe(2);
});
