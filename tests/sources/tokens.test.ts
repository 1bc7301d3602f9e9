import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseTokenNames, themeTokenNames } from '../../packages/ui/src/tokens/generated.ts';
import { renderBrandRoles, renderCss, renderTs } from '../../packages/ui/tokens/render.mjs';

const ui = new URL('../../packages/ui/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ui), 'utf8');
const tokens: unknown = JSON.parse(read('tokens/tokens.json'));

function sources(isWanted = (_file: string) => true): string {
  const src = new URL('src/', ui);
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && isWanted(file))
    .map((file) => readFileSync(new URL(file, src), 'utf8'))
    .join('\n');
}

/** All sources except the tokens. */
const styles = () => sources((file) => !/^tokens[/\\]/.test(file));

/** Finds sums of a token and a number of pixels. */
const pixelsAddedToTokens = (text: string): string[] =>
  text.match(
    /var\(--platform-(?:space|radius|size)-[\w-]+\) [-+] [\d.]+px|[\d.]+px [-+] var\(--platform-(?:space|radius|size)-/g,
  ) ?? [];

test('the generated files match the tokens', () => {
  expect(read('src/tokens/tokens.css')).toBe(renderCss(tokens));
  expect(read('src/tokens/generated.ts')).toBe(renderTs(tokens));
  expect(read('src/brand/roles.ts')).toBe(renderBrandRoles(tokens));
});

test('both themes set the same variables', () => {
  const css = read('src/tokens/tokens.css');
  const names = (start: string) => {
    const block = css.split(start)[1]?.split('}')[0] ?? '';
    return [...block.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  };
  expect(names("[data-theme='light'] {")).toEqual([...themeTokenNames]);
  expect(names("\n  [data-theme='dark'] {")).toEqual([...themeTokenNames]);
});

test('every variable a style reads is a token or is set in the same file', () => {
  const text = sources();
  const declaredNames = [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name);
  const byScript = [...text.matchAll(/setProperty\('(--[\w-]+)'/g)].map(([, name]) => name);
  const known = new Set<string | undefined>([
    ...baseTokenNames,
    ...themeTokenNames,
    ...declaredNames,
    ...byScript,
  ]);
  const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('spaces and radii come from the tokens', () => {
  const declaration =
    /^\s*(?:padding|margin|(?:row-|column-)?gap|border-(?:\w+-\w+-)?radius)[\w-]*:([^;]+);/gm;
  const raw = [...sources().matchAll(declaration)]
    .map(([line, value = '']) => [line.trim(), value.replaceAll(/calc\(.*\)/g, '')] as const)
    // A hairline is not a space, and values beyond the scale are separate measures.
    .filter(([, value]) => /(?<![\d.])(?:[2-9]|[1-3]\d|40)px/.test(value))
    .map(([line]) => line);
  expect(raw).toEqual([]);
});

test.each([
  ['calc(var(--platform-space-2) - 1px)', true],
  ['calc(-1 * (var(--platform-space-1-5) + 2px))', true],
  ['calc(1px + var(--platform-radius-md))', true],
  ['inset-inline-end: calc(var(--platform-space-9) - 0.5px)', true],
  ['calc(var(--platform-radius-control-lg) - var(--platform-size-hairline))', false],
  ['calc(var(--platform-sticky-top, 0px) + var(--platform-space-4))', false],
  ['calc(100vw - 16px)', false],
])('%s is a step outside the scale: %s', (css, isBeside) => {
  expect(pixelsAddedToTokens(css).length > 0).toBe(isBeside);
});

test('no length adds pixels to a step of the scale', () => {
  expect(pixelsAddedToTokens(styles())).toEqual([]);
});

test('the minimum size of a touch target comes from its token', () => {
  expect(styles().match(/\b44px\b/g) ?? []).toEqual([]);
});

test('widths of media and container queries are in tokens/media.ts', () => {
  const queries = [...styles().matchAll(/@(?:media|container)[^{]*\d(?:px|r?em)[^{]*\{/g)];
  expect(queries.map(([query]) => query)).toEqual([]);
});

test('every token is used by a style', () => {
  const text = `${styles()}\n${read('src/tokens/media.ts')}`;
  const css = read('src/tokens/tokens.css');
  const reads = new Set(
    [...`${text}\n${css}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
  );
  expect([...baseTokenNames, ...themeTokenNames].filter((name) => !reads.has(name))).toEqual([]);
});

test('type sizes come from the tokens', () => {
  const declared = [...sources().matchAll(/^\s*font(?:-size)?:([^;]+);/gm)].map(([line]) => line);
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((line) => /[\d.]+(?:rem|px)(?:\/|;)/.test(line))).toEqual([]);
});

test("variables begin with the platform's name, so that they do not clash with those of the page", () => {
  const set = [...sources().matchAll(/(--[a-z][\w-]*)['"]?\]?\s*:/g)].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(200);
  expect(set.filter((name) => !name?.startsWith('--platform-'))).toEqual([]);
});
