import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, renderEnglish, renderLanguage } from '../../packages/i18n/indexes.mjs';

const src = new URL('../../packages/i18n/src/', import.meta.url);
const read = (language: string) => readFileSync(new URL(`${language}/index.ts`, src), 'utf8');

test('the index of each language lists the files of its folder', () => {
  expect(languages).toHaveLength(8);
  expect(read('en')).toBe(renderEnglish());
  for (const language of languages) expect(read(language)).toBe(renderLanguage(language));
});
