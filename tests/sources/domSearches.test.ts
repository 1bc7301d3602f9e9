import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unexplainedSearches } from './domSearches.ts';

const src = new URL('../../packages/ui/src/', import.meta.url);

test.each([
  ["root.querySelector('a')?.focus();", [1]],
  ['// The caller renders the link.\nroot.querySelector<HTMLElement>(link);', []],
  ["/** The row around. */\nconst rowOf = (node: Element) =>\n  node.closest('tr');", []],
  ["// Too far.\n\n\n\nnode.closest('tr');", [5]],
  ['// A call of `closest()` in a comment.\nconst closest = 1;', []],
])('%j searches the document unexplained in lines %j', (source, expected) => {
  expect(unexplainedSearches(source)).toEqual(expected);
});

test('a comment right above each querySelector and closest says why no ref serves', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .flatMap((file) =>
      unexplainedSearches(readFileSync(new URL(file, src), 'utf8')).map(
        (line) => `${file}:${line}`,
      ),
    );
  expect(found).toEqual([]);
});
