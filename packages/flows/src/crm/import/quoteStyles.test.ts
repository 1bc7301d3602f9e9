import { expect, test } from 'vitest';
import { toPlainQuotes } from './quoteStyles.ts';

test.each([
  ['blanks before a quoted cell', 'a, "b, c",  "d"\n "e"', 'a,"b, c","d"\n"e"'],
  ['a bare text formula', '="00452",="a,""b"""\n= "x"', '"00452","a,""b"""\n= "x"'],
  ['a quoted text formula', '"=""00452""",x', '"=""00452""",x'],
  ['what only looks like it inside a cell', '"a, ""b"", =""c"""', '"a, ""b"", =""c"""'],
  ['a cell over two lines', '"a\n ""b"""\n "c"', '"a\n ""b"""\n"c"'],
  ['inches', '5" pipe, 3" nut', '5" pipe, 3" nut'],
  ['a mark that is never closed', 'a, "b\nc, d', 'a,"b\nc, d'],
])('%s', (_kind, text, plain) => {
  expect(toPlainQuotes(text, ',')).toBe(plain);
});

test('another separator separates nothing', () => {
  expect(toPlainQuotes('a, "b"; "c"', ';')).toBe('a, "b";"c"');
});

test('20 MB of quotation marks take no time and no stack', () => {
  const text = `a,"${'""'.repeat(10_000_000)}`;
  expect(toPlainQuotes(text, ',')).toHaveLength(text.length);
});
