import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  languages,
  renderAreas,
  renderEnglish,
  renderLanguage,
  renderPack,
} from '../../packages/i18n/indexes.mjs';

const src = new URL('../../packages/i18n/src/', import.meta.url);
const read = (language: string, file = 'index.ts') =>
  readFileSync(new URL(`${language}/${file}`, src), 'utf8');

test('the index of each language lists the files of its folder', () => {
  expect(languages).toHaveLength(8);
  expect(read('en')).toBe(renderEnglish());
  expect(read('.', 'areas.ts')).toBe(renderAreas());
  for (const language of languages) {
    expect(read(language)).toBe(renderLanguage(language));
    expect(read(language, 'pack.ts')).toBe(renderPack());
  }
});

test('components use only texts that load with the language', () => {
  const components = fileURLToPath(new URL('../../packages/ui/src/components/', import.meta.url));
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const importOf = (code: string) =>
    /import \{[^}]*\} from '@platform\/i18n'/.exec(code)?.[0] ?? '';
  const generic = namesIn(read('de', 'pack.ts'), /^import \{ (\w+) \}/gm);
  const used = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(path.join(components, file), 'utf8'))
    .flatMap((code) => namesIn(importOf(code), /\b(?!use)(\w+)Texts\b/g));
  expect(used).toContain('controls');
  expect(used.filter((area) => !generic.includes(area))).toEqual([]);
});
