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

test('styles of screens and shortcuts select no element by its tag if it has a component', () => {
  const found = ['screens', 'shortcuts'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, src), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.styles.ts'))
      .flatMap((file) =>
        tagSelectors(readFileSync(new URL(`${folder}/${file}`, src), 'utf8')).map(
          (tag) => `${folder}/${file}: ${tag}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
