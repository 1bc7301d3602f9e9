import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf } from '../../packages/ui/src/brand/contrastOf.ts';
import { contrastPairs } from '../../packages/ui/src/brand/contrastPairs.ts';
import { themeTokenNames } from '../../packages/ui/src/tokens/generated.ts';

const src = new URL('../../packages/ui/src/', import.meta.url);
const css = readFileSync(new URL('tokens/tokens.css', src), 'utf8');

/** The opaque colours of a theme, by role. */
function colorsOf(selector: string): Record<string, string> {
  const [block = ''] = css.split(selector)[1]?.split('}') ?? [];
  const declarations = block.matchAll(/--platform-([\w-]+): (oklch\([^/)]+\));/g);
  return Object.fromEntries([...declarations].map(([, role, color]) => [role, color]));
}

const roles = themeTokenNames.map((name) => name.replace('--platform-', ''));
const rolesLike = (pattern: RegExp) => roles.filter((role) => pattern.test(role));

type Pair = readonly [front: string, back: string, least: number];
const pairs = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]));

/**
 * The only text and surface without enough contrast; the last test proves that no style combines
 * them.
 */
const isUnused = (front: string, back: string) =>
  front === 'text-tertiary' && back === 'surface-pressed';

/** Any text may be on any surface, which also covers states without a story. */
const tested: Pair[] = [
  ...pairs(
    rolesLike(/^text-(?:primary|secondary|tertiary|link)$|^(?!brand).+-text$/),
    rolesLike(/^surface-(?!inverse)|-soft(?:-strong)?$/),
    4.5,
  ).filter(([front, back]) => !isUnused(front, back)),
  ...rolesLike(/^avatar-\d-fg$/).map((front): Pair => [front, front.replace('fg', 'bg'), 4.5]),
  ...pairs(['text-on-accent'], rolesLike(/^(?:accent|danger)-solid/), 4.5),
  ...pairs(['brand-panel-text', 'brand-panel-muted'], ['brand-caller-bubble'], 4.5),
  ['brand-panel', 'brand-panel-text', 4.5],
  // Icons of toasts.
  ...pairs(rolesLike(/^on-inverse-/), ['surface-inverse'], 3),
  ...contrastPairs.flatMap(({ foregrounds, backgrounds, minRatio }) =>
    pairs(foregrounds, backgrounds, minRatio),
  ),
];

test.each([
  ['light', "\n[data-theme='light'] {"],
  ['dark', "\n  [data-theme='dark'] {"],
])('texts and marks have enough contrast with their background in the %s theme', (_, selector) => {
  const colors = colorsOf(selector);
  const short = tested.filter(([front, back, least]) => {
    const ratio = contrastOf(colors[front] ?? '', colors[back] ?? '');
    return !(ratio >= least);
  });

  expect(tested.length).toBeGreaterThan(200);
  expect(short).toEqual([]);
});

/** The colour on the background of each rule in a source that sets both from tokens. */
function pairsIn(source: string): string[] {
  const rules = source.replaceAll(/\$\{[^}]*\}/g, '').split(/[{}`]/);
  return rules.flatMap((rule) => {
    const [, front] = /(?<![\w-])color:\s*var\(--platform-([\w-]+)\)/.exec(rule) ?? [];
    const [, back] = /background(?:-color)?:\s*var\(--platform-([\w-]+)\)/.exec(rule) ?? [];
    return front && back ? [`${front} on ${back}`] : [];
  });
}

test('every rule that sets a colour and a background sets a tested pair', () => {
  const known = new Set(tested.map(([front, back]) => `${front} on ${back}`));
  // Disabled text needs no contrast (WCAG 1.4.3); a bot's colours are its owner's.
  const isExempt = (pair: string) => pair.startsWith('text-disabled') || pair.startsWith('bot-');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.styles.ts'))
    .flatMap((file) => pairsIn(readFileSync(new URL(file, src), 'utf8')));

  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((pair) => !known.has(pair) && !isExempt(pair))).toEqual([]);
});
