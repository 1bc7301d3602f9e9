import { expect, it } from 'vitest';
import { splitPassages } from './splitPassages.ts';

it.each([
  ['emoji of many parts', '👨‍👩‍👧‍👦'],
  ['Telugu without a space', 'క్ష్మి'],
  ['a flag', '🇮🇳'],
])('splits a text of %s between its characters', (_, character) => {
  const passages = splitPassages(character.repeat(700));
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.filter((passage) => passage.replaceAll(character, '') !== '')).toEqual([]);
  expect(passages.join('')).toBe(character.repeat(700));
});
