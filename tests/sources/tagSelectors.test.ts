import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tagSelectors } from './tagSelectors.ts';

const src = new URL('../../packages/ui/src/', import.meta.url);

test.each([
  ['export const Root = styled.ul`\n  > li {\n    gap: 0;\n  }\n`;', ['li']],
  [
    'const Row = styled.div`\n  p span,\n  &:hover > svg:first-child {\n  }\n`;',
    ['p', 'span', 'svg'],
  ],
  ['const Row = styled.div`\n  :is(a, button)[data-a] {\n  }\n`;', ['a', 'button']],
  ['const Row = styled.li`\n  & + & {\n  }\n  &[data-label="a"]::before {\n  }\n`;', []],
  ['const Row = styled.p`\n  ${media.phone} {\n    gap: 0;\n  }\n  ${Label} & {\n  }\n`;', []],
  ['const Row = styled.p`\n  @container page (max-width: 40rem) {\n  }\n  /* a p { } */\n`;', []],
])('%s selects the elements %j', (source, expected) => {
  expect(tagSelectors(source)).toEqual(expected);
});

/**
 * How often the styles of an area may select by the name of an element: an element that has a style has a component. These are the
 * numbers of today; they only fall. An area that is not listed has none.
 */
const allowance: Readonly<Record<string, number>> = {
  shortcuts: 2,
};

const shared = new Set([
  'brand',
  'components',
  'fonts',
  'internal',
  'patterns',
  'provider',
  'tokens',
]);

test('styles of areas select no more elements by name than they did', () => {
  const counts: Record<string, number> = {};
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const [area = ''] = file.split(/[/\\]/);
    if (!file.endsWith('.styles.ts') || shared.has(area)) continue;
    const { length } = tagSelectors(readFileSync(new URL(file, src), 'utf8'));
    if (length > 0) counts[area] = (counts[area] ?? 0) + length;
  }
  expect(counts).toEqual(allowance);
});
