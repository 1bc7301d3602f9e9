import { describe, expect, test } from 'vitest';
import * as areas from './en/index.ts';
import { LANGUAGES } from './languages.ts';
import { loadLanguage } from './loadLanguage.ts';
import { transform } from './pseudo.ts';
import type { TextGroup } from './types.ts';

const english: TextGroup = Object.fromEntries(
  Object.values(areas).map(({ area, texts }) => [area, texts]),
);
const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

function isPlural(value: string | TextGroup): value is TextGroup {
  return typeof value === 'object' && typeof value.other === 'string' && 'one' in value;
}

/** Every key with its text, or the texts of its plural forms by their names. */
function entries(group: TextGroup, path = ''): [string, Record<string, string>][] {
  return Object.entries(group).flatMap(([name, value]): [string, Record<string, string>][] => {
    const key = path + name;
    if (typeof value === 'string') return [[key, { text: value }]];
    if (isPlural(value)) return [[key, value as Record<string, string>]];
    return entries(value, `${key}.`);
  });
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{.*?}}/g)].map(String).sort();
}

function ending(text: string): string {
  return /(?:…|\.\.\.)$/.exec(text)?.[0] ?? '';
}

const source = new Map(entries(english));

async function entriesOf(language: (typeof others)[number]) {
  const { texts, areas: loaders = {} } = await loadLanguage(language);
  const loaded = Object.entries(loaders).map(async ([area, load]) => [area, await load()] as const);
  return entries({ ...texts, ...Object.fromEntries(await Promise.all(loaded)) });
}

/** Keys with a text that fails a check, so that one failure lists them all. */
function failing(
  texts: Iterable<[string, Record<string, string>]>,
  isGood: (text: string, key: string) => boolean,
): string[] {
  return [...texts]
    .filter(([key, forms]) => !Object.values(forms).every((text) => isGood(text, key)))
    .map(([key]) => key);
}

function englishOf(key: string): string {
  const forms = source.get(key);
  return forms?.other ?? forms?.text ?? '';
}

describe.each(others)('%s', (language) => {
  test('has exactly the keys of English, none of them empty', async () => {
    const texts = await entriesOf(language);
    expect(texts.map(([key]) => key).sort()).toEqual([...source.keys()].sort());
    expect(failing(texts, (text) => text.trim() !== '')).toEqual([]);
  });

  test('has the placeholders of English in every text and plural form', async () => {
    const isGood = (text: string, key: string) =>
      placeholders(text).join(' ') === placeholders(englishOf(key)).join(' ');
    expect(failing(await entriesOf(language), isGood)).toEqual([]);
  });

  test('has exactly the plural forms that its grammar needs', async () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = (await entriesOf(language)).filter(([, forms]) => !('text' in forms));
    const wrong = plurals.filter(
      ([, forms]) => Object.keys(forms).sort().join(' ') !== categories.toSorted().join(' '),
    );
    expect(plurals).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  test('ends a busy text with an ellipsis where English does', async () => {
    const isGood = (text: string, key: string) => ending(text) === ending(englishOf(key));
    expect(failing(await entriesOf(language), isGood)).toEqual([]);
  });

  test('X10 holds text only: no markup, no stray braces', async () => {
    const isGood = (text: string) => !/[<>{}]|&\w+;/.test(text.replaceAll(/{{\w+}}/g, ''));
    expect(failing(await entriesOf(language), isGood)).toEqual([]);
  });
});

test('the pseudo-language marks every text and keeps its placeholders', () => {
  const isGood = (text: string) =>
    /^\[.+ ·+\]$/.test(transform(text)) &&
    transform(text).length > text.length * 1.3 &&
    placeholders(transform(text)).join(' ') === placeholders(text).join(' ');
  expect(failing(source, isGood)).toEqual([]);
});
