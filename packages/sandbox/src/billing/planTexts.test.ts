import { expect, it } from 'vitest';
import { PLANS } from '../seed/billing.ts';
import { PLAN_LANGUAGES, planTextIn } from './planTexts.ts';

/** Texts that are equal in another language. */
const SAME = new Set(['Single sign-on']);

it('translates each text of a plan into the nine languages of the client', () => {
  expect(PLAN_LANGUAGES.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'hi', 'it', 'pt', 'ru', 'te']);
  const texts = PLANS.flatMap(({ features, descriptions }) => [
    ...features,
    ...Object.values(descriptions),
  ]).filter((text) => text !== '' && !SAME.has(text));
  for (const language of PLAN_LANGUAGES.filter((tag) => tag !== 'en')) {
    expect(texts.filter((text) => planTextIn(language, text) === text)).toEqual([]);
  }
});

it('keeps the number', () => {
  expect(planTextIn('de', '25K LLM tokens')).toBe('25K LLM-Token');
  expect(planTextIn('fr', '5,000 MB storage')).toBe('5,000 Mo de stockage');
});

it('falls back to English', () => {
  expect(planTextIn('cy', 'Email support')).toBe('Email support');
  expect(planTextIn('de', 'Something new')).toBe('Something new');
});
