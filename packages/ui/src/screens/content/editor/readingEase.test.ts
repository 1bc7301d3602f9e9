import { expect, it } from 'vitest';
import { textFigures } from './readingEase.ts';

const easy =
  'The cat sat on the mat. The dog ran to the park. We like to read. It is fun to play. I see a big red bus.';
const hard =
  'Notwithstanding administrative considerations, organisational responsibilities necessitate comprehensive documentation regarding institutional accountability, particularly concerning interdepartmental communication infrastructures.';

it('rates an easy text higher than a hard one', () => {
  expect(textFigures(easy, 'en').ease).toBeGreaterThan(90);
  expect(textFigures(`${hard} ${hard}`, 'en').ease).toBe(0);
});

it('counts words with apostrophes, hyphens and marks as one, in every script', () => {
  expect(textFigures('Don’t re-read मुलाक़ात, 42 times!', 'en').words).toBe(5);
  expect(textFigures('', 'en')).toEqual({ words: 0, ease: null });
});

it('returns no score for a short text or a language without a formula', () => {
  expect(textFigures('A short one.', 'en').ease).toBeNull();
  expect(textFigures(easy, 'hi').ease).toBeNull();
  expect(textFigures(easy, 'pt-BR').ease).not.toBeNull();
});
