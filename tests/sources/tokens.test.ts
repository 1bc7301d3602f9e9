import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseTokenNames, themeTokenNames } from '../../packages/ui/src/tokens/generated.ts';
import { renderBrandRoles, renderCss, renderTs } from '../../packages/ui/tokens/render.mjs';

const ui = new URL('../../packages/ui/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ui), 'utf8');
const tokens: unknown = JSON.parse(read('tokens/tokens.json'));

function sources(): string {
  const src = new URL('src/', ui);
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|css)$/.test(file))
    .map((file) => readFileSync(new URL(file, src), 'utf8'))
    .join('\n');
}

test('the generated files are what the tokens say', () => {
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

test('every variable a style reads is a token or is set beside it', () => {
  const text = sources();
  const own = [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name);
  const byScript = [...text.matchAll(/setProperty\('(--[\w-]+)'/g)].map(([, name]) => name);
  const known = new Set<string | undefined>([
    ...baseTokenNames,
    ...themeTokenNames,
    ...own,
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
    // A hairline is no space, and what is wider than the scale is a measure of its own.
    .filter(([, value]) => /(?<![\d.])(?:[2-9]|[1-3]\d|40)px/.test(value))
    .map(([line]) => line);
  expect(raw).toEqual([]);
});

test('type sizes come from the tokens', () => {
  const declared = [...sources().matchAll(/^\s*font(?:-size)?:([^;]+);/gm)].map(([line]) => line);
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((line) => /[\d.]+(?:rem|px)(?:\/|;)/.test(line))).toEqual([]);
});

test('variables begin with the name of the platform, so that they meet none of the page around', () => {
  const set = [...sources().matchAll(/(--[a-z][\w-]*)['"]?\]?\s*:/g)].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(200);
  expect(set.filter((name) => !name?.startsWith('--platform-'))).toEqual([]);
});
