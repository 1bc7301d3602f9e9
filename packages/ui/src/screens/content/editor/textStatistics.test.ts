import { expect, it } from 'vitest';
import { textStatistics } from './textStatistics.ts';

const easy =
  'The cat sat on the mat. The dog ran to the park. We like to read. It is fun to play. I see a big red bus.';
const hard =
  'Notwithstanding administrative considerations, organisational responsibilities necessitate comprehensive documentation regarding institutional accountability, particularly concerning interdepartmental communication infrastructures.';

it('rates an easy text higher than a hard one', () => {
  expect(textStatistics(easy, 'en').readingEase).toBeGreaterThan(90);
  expect(textStatistics(`${hard} ${hard}`, 'en').readingEase).toBe(0);
});

it('counts words with apostrophes, hyphens and marks as one, in every script', () => {
  expect(textStatistics('Don’t re-read मुलाक़ात, 42 times!', 'en').words).toBe(5);
  expect(textStatistics('', 'en')).toEqual({ words: 0, readingEase: null });
});

it('returns no score for a short text or a language without a formula', () => {
  expect(textStatistics('A short one.', 'en').readingEase).toBeNull();
  expect(textStatistics(easy, 'hi').readingEase).toBeNull();
  expect(textStatistics(easy, 'pt-BR').readingEase).not.toBeNull();
});
