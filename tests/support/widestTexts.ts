import * as english from '@platform/i18n';
import type { TextArea } from '@platform/i18n';
import type { Page } from 'playwright/test';

type Texts = TextArea['texts'];
type Text = Texts[string];

/** Portuguese has the widest dates in Latin letters. The app fetches its texts as this chunk. */
const replaced = { code: 'pt', chunk: /\/assets\/pt-[\w-]+\.js$/ };

const isText = (value: Text): value is string => typeof value === 'string';
const isArea = (value: unknown): value is TextArea =>
  typeof value === 'object' && value !== null && 'area' in value && 'texts' in value;

/** Loads the texts of each language. */
async function allTexts(): Promise<Texts[]> {
  const exported: unknown[] = Object.values(english);
  const areas = exported.filter(isArea);
  const others = english.LANGUAGES.filter(({ code }) => code !== 'en').map(async ({ code }) => {
    const { texts } = (await import(`@platform/i18n/${code}`)) as { texts: Texts };
    return texts;
  });
  const englishTexts = Object.fromEntries(areas.map(({ area, texts }) => [area, texts]));
  return [englishTexts, ...(await Promise.all(others))];
}

/** All strings in a text or a group of texts. */
const stringsIn = (value: Text): string[] =>
  isText(value) ? [value] : Object.values(value).flatMap(stringsIn);

/** Measures the width of each string in px, in the font of the page. */
async function measure(page: Page, strings: string[]): Promise<Map<string, number>> {
  const widths = await page.evaluate((all) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas');
    context.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    return all.map((text) => context.measureText(text).width);
  }, strings);
  return new Map(strings.map((text, index) => [text, widths[index] ?? 0]));
}

/** Merges the texts of one key, or of one group of keys. Plural forms all become the widest of them. */
function merge(values: Text[], widest: (strings: string[]) => string): Text {
  if (values.every(isText)) return widest(values);
  const groups = values.filter((value) => !isText(value)) as Texts[];
  const names = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  const isPlural = names.includes('one') && names.includes('other');
  const textOf = (name: string) =>
    isPlural
      ? widest(groups.flatMap(stringsIn))
      : merge(
          groups.flatMap((group) => group[name] ?? []),
          widest,
        );
  return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

/** Serves a language with the widest translation of each key. Returns its code. */
export async function serveWidestTexts(page: Page): Promise<string> {
  await page.goto('/auth');
  await page.evaluate(async () => document.fonts.ready);
  const languages = await allTexts();
  const widths = await measure(page, [...new Set(languages.flatMap(stringsIn))]);
  const widest = (strings: string[]) =>
    strings.reduce((a, b) => ((widths.get(b) ?? 0) > (widths.get(a) ?? 0) ? b : a));
  const body = `export const texts = ${JSON.stringify(merge(languages, widest))};`;
  await page.route(replaced.chunk, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  return replaced.code;
}
