import { expect, it } from 'vitest';
import { markWords } from './markWords.ts';

const marked = (passage: string, question: string) =>
  markWords(passage, question).flatMap(({ text, isWord }) => (isWord ? [text] : []));

it('marks words of the question regardless of ending, case and accents', () => {
  expect(marked('We are open on Saturday.', 'What are the opening hours on saturdays?')).toEqual([
    'open',
    'Saturday',
  ]);
  expect(marked('Das Café ist geöffnet.', 'cafe geoffnet')).toEqual(['Café', 'geöffnet']);
});

it('marks nothing for a question of short words, and keeps the text', () => {
  expect(marked('It is the one.', 'is it the one?')).toEqual([]);
  const parts = markWords('A — b\n<b>c</b>', 'word');
  expect(parts.map(({ text }) => text).join('')).toBe('A — b\n<b>c</b>');
});
