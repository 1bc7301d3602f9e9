import { expect, it } from 'vitest';
import { findVagueWords } from './findVagueWords.mjs';
import { proseOfMarkdown, proseOfModule } from './prose.mjs';

const wordsIn = (prose) =>
  prose.flatMap(({ text }) => findVagueWords(text).map(({ word }) => word));

it.each([
  ['a line comment', '// Nobody reads this.', ['Nobody']],
  ['a docstring', '/** Whoever calls it\n * is told. */\nexport const a = 1;', ['Whoever', 'told']],
  ['a phrase across two lines', '/* A page on its\n * way. */', ['on its\n * way']],
  ['the title of a test', "test('tells the user', () => {});", ['tells']],
  ['a title with a placeholder', 'it.each(rows)(`$name stands`, () => {});', ['stands']],
  ['a group of tests', "describe.skip('what is gone', () => {});", ['gone']],
  ['a name in code', 'const told = somebody.stand;', []],
  ['a text of the page', "label('Nobody answers');", []],
  ['a name of an HTTP status', '// Responds with 410 Gone.', []],
])('reports words in %s', (_, code, words) => {
  expect(wordsIn(proseOfModule('a.ts', code))).toEqual(words);
});

it('reports words in the texts of a dictionary', () => {
  const code = "export const texts = { empty: 'Nobody here', gone: 'Deleted' };";
  expect(wordsIn(proseOfModule('a.ts', code, { withTexts: true }))).toEqual(['Nobody']);
});

it.each([
  ['a sentence', 'The row is *gone*.', ['gone']],
  ['code', 'Use `gone`.\n\n```ts\nnobody();\n```\n', []],
  ['the address of a link', '[Rules](docs/nobody.md)', []],
])('reads %s of a document', (_, markdown, words) => {
  expect(wordsIn(proseOfMarkdown(markdown))).toEqual(words);
});

it('finds the position of a word in the file', () => {
  const code = "const a = 1;\n// It lies here.\ntest('gone', () => {});";
  const positions = proseOfModule('a.ts', code).flatMap(({ text, start }) =>
    findVagueWords(text).map(({ index }) => code.slice(start + index, start + index + 4)),
  );
  expect(positions).toEqual(['lies', 'gone']);
});
